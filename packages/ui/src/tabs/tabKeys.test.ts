import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tabByKey, type TabRow } from "./tabKeys.ts";

const aRow = (given: Partial<TabRow> = {}): TabRow => ({
  at: 0,
  disabled: [false, false, false],
  orientation: "horizontal",
  isRightToLeft: false,
  ...given,
});

describe("tabByKey", () => {
  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 2, 0],
    ["ArrowLeft", 0, 2],
    ["Home", 2, 0],
    ["End", 0, 2],
  ] as const)("leads by %s from %i to %i", (key, at, to) => {
    expect(tabByKey(key, aRow({ at }))).toBe(to);
  });

  it("goes the other way from right to left", () => {
    expect(tabByKey("ArrowLeft", aRow({ isRightToLeft: true }))).toBe(1);
    expect(tabByKey("ArrowRight", aRow({ isRightToLeft: true }))).toBe(2);
  });

  it("takes the arrows along its own axis only", () => {
    expect(tabByKey("ArrowDown", aRow())).toBeNull();
    expect(tabByKey("ArrowDown", aRow({ orientation: "vertical", isRightToLeft: true }))).toBe(1);
    expect(tabByKey("ArrowRight", aRow({ orientation: "vertical" }))).toBeNull();
  });

  it("passes over tabs that are disabled, at the ends as well", () => {
    const disabled = [true, false, true, false, true];
    expect(tabByKey("ArrowRight", aRow({ at: 1, disabled }))).toBe(3);
    expect(tabByKey("ArrowRight", aRow({ at: 3, disabled }))).toBe(1);
    expect(tabByKey("Home", aRow({ at: 3, disabled }))).toBe(1);
    expect(tabByKey("End", aRow({ at: 1, disabled }))).toBe(3);
  });

  it("leads to a tab that can be selected or nowhere", () => {
    const rows = fc
      .array(fc.boolean(), { minLength: 1, maxLength: 7 })
      .chain((disabled) => fc.nat(disabled.length - 1).map((at) => aRow({ disabled, at })));
    fc.assert(
      fc.property(rows, fc.constantFrom("ArrowRight", "ArrowLeft", "Home", "End", "a"), (row, key) => {
        const to = tabByKey(key, row);
        expect(to === null || row.disabled[to] === false).toBe(true);
        expect(to === null).toBe(key === "a" || row.disabled.every(Boolean));
      }),
    );
  });
});
