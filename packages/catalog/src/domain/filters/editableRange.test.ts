import { describe, expect, it } from "vitest";
import { editableInterval, editablePrice } from "./editableRange.ts";
import { chooseInterval, emptySelection } from "./filterSelection.ts";

describe("editableInterval", () => {
  const groups = [
    { groupId: 7, rows: [{ value: "44.5" }, { value: "60" }] },
    { groupId: "colour", rows: [{ value: "röd" }] },
  ];
  const chosen = chooseInterval(emptySelection, "7", { min: 50, max: 55 });

  it("is the chosen interval, and the bounds of the group's values when nothing is chosen", () => {
    expect(editableInterval(chosen, groups, "7")).toMatchObject({ range: { min: 50, max: 55 } });
    expect(editableInterval(emptySelection, groups, "7")).toMatchObject({
      range: { min: 44, max: 60 },
      bounds: { min: 44, max: 60 },
    });
  });

  it("is kept in the selection while it leaves something out", () => {
    const next = editableInterval(chosen, groups, "7")?.choose(chosen, { min: 44, max: 55 });
    expect(next?.specifications).toEqual([{ groupId: "7", min: 44, max: 55 }]);
  });

  it("leaves the selection once it reaches both bounds", () => {
    expect(editableInterval(chosen, groups, "7")?.choose(chosen, { min: 44, max: 60 })).toEqual(emptySelection);
  });

  it("is none for an unknown group, and for a group without numbers", () => {
    expect(editableInterval(chosen, groups, "8")).toBeNull();
    expect(editableInterval(chosen, groups, "colour")).toBeNull();
  });
});

describe("editablePrice", () => {
  const bounds = { min: 100, max: 900 };

  it("is the chosen range, and the bounds at an end that is open", () => {
    expect(editablePrice({ priceMin: 200, priceMax: null }, bounds)).toMatchObject({
      groupId: null,
      range: { min: 200, max: 900 },
    });
  });

  it.each([
    [
      { min: 200, max: 800 },
      { priceMin: 200, priceMax: 800 },
    ],
    [
      { min: 100, max: 800 },
      { priceMin: null, priceMax: 800 },
    ],
    [
      { min: 200, max: 900 },
      { priceMin: 200, priceMax: null },
    ],
    [bounds, { priceMin: null, priceMax: null }],
  ])("chooses %o as %o, with an end at its bound left open", (next, prices) => {
    const selection = { ...emptySelection, priceMin: 300, priceMax: 400 };
    expect(editablePrice(selection, bounds).choose(selection, next)).toEqual({ ...emptySelection, ...prices });
  });
});
