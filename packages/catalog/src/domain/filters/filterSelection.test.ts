import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterKindNames } from "./filterKinds.ts";
import {
  chooseInterval,
  chooseValue,
  chosenInterval,
  chosenValues,
  clearSelection,
  countFilters,
  emptySelection,
  hasFilters,
  keepReturnedGroups,
  removeGroup,
  toggleId,
  toggleValue,
} from "./filterSelection.ts";

describe("toggleId", () => {
  it.each(filterKindNames)("turns one of %s on and off", (list) => {
    const on = toggleId(emptySelection, list, "2");
    expect(on[list]).toEqual(["2"]);
    expect(toggleId(on, list, "2")).toEqual(emptySelection);
  });

  it("is its own inverse for an id that comes last or is not selected", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (brands, id) => {
        const start = { ...emptySelection, brands: brands.filter((brand) => brand !== id) };
        expect(toggleId(toggleId(start, "brands", id), "brands", id)).toEqual(start);
      }),
    );
  });
});

describe("chooseValue", () => {
  it("replaces the group's earlier value", () => {
    const selection = chooseValue(chooseValue(emptySelection, "101", "7"), "101", "8");
    expect(selection.specifications).toEqual([{ groupId: "101", values: ["8"] }]);
  });
});

describe("toggleValue", () => {
  it("adds and removes values", () => {
    const both = toggleValue(toggleValue(emptySelection, "102", "1"), "102", "4");
    expect(chosenValues(both, "102")).toEqual(["1", "4"]);
    expect(chosenValues(toggleValue(both, "102", "1"), "102")).toEqual(["4"]);
  });

  it("removes the group with its last value", () => {
    expect(toggleValue(toggleValue(emptySelection, "102", "1"), "102", "1").specifications).toEqual([]);
  });
});

describe("chooseInterval", () => {
  it("keeps one interval per group", () => {
    const wide = chooseInterval(emptySelection, "103", { min: 44, max: 50 });
    const narrow = chooseInterval(wide, "103", { min: 44, max: 47 });
    expect(narrow.specifications).toHaveLength(1);
    expect(chosenInterval(narrow, "103")).toEqual({ min: 44, max: 47 });
    expect(chosenValues(narrow, "103")).toEqual([]);
    expect(chosenInterval(removeGroup(narrow, "103"), "103")).toBeNull();
  });
});

describe("clearSelection", () => {
  const chosen = {
    ...chooseValue(toggleId(toggleId(emptySelection, "brands", "2"), "colors", "1"), "101", "7"),
    priceMin: 100,
    priceMax: 200,
    sorting: "price_asc",
    viewType: "list" as const,
  };

  it("removes every filter and keeps the order and the view", () => {
    expect(clearSelection(chosen)).toEqual({ ...emptySelection, sorting: "price_asc", viewType: "list" });
    expect(hasFilters(chosen)).toBe(true);
    expect(hasFilters(clearSelection(chosen))).toBe(false);
  });

  it("keeps the brand of a brand's own page", () => {
    const cleared = clearSelection(chosen, { brands: ["2"] });
    expect(cleared.brands).toEqual(["2"]);
    expect(hasFilters(cleared, { brands: ["2"] })).toBe(false);
  });
});

describe("countFilters", () => {
  it("counts everything that can be removed one by one, but not what belongs to the page", () => {
    const chosen = {
      ...toggleValue(toggleValue(chooseInterval(emptySelection, "7", { min: 1, max: 9 }), "8", "a"), "8", "b"),
      brands: ["2", "3"],
      priceMin: 100,
      priceMax: 500,
    };
    expect(countFilters(chosen)).toBe(6);
    expect(countFilters(chosen, { brands: ["2"] })).toBe(5);
    expect(countFilters({ ...emptySelection, sorting: "price_asc", viewType: "list" })).toBe(0);
  });
});

describe("hasFilters", () => {
  it("counts a single end of the price", () => {
    expect(hasFilters({ ...emptySelection, priceMax: 500 })).toBe(true);
    expect(hasFilters({ ...emptySelection, priceMin: 0 })).toBe(true);
  });
});

describe("keepReturnedGroups", () => {
  const selection = toggleValue(chooseValue(emptySelection, "101", "7"), "102", "1");

  it("drops the groups that are gone", () => {
    const kept = keepReturnedGroups(selection, [{ groupId: 101 }]);
    expect(kept.hasDropped).toBe(true);
    expect(kept.selection.specifications).toEqual([{ groupId: "101", values: ["7"] }]);
  });

  it("drops all groups when none is returned", () => {
    expect(keepReturnedGroups(selection, []).selection.specifications).toEqual([]);
  });

  it("changes nothing while all groups are returned", () => {
    expect(keepReturnedGroups(selection, [{ groupId: "102" }, { groupId: 101 }])).toEqual({
      selection,
      hasDropped: false,
    });
  });
});
