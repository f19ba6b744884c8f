import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterList, searchFilterRows, splitGroups } from "./filterList.ts";
import { intervalBounds, numericValue } from "./range.ts";
import { refreshesOnLoad, listingPlace } from "./openedListing.ts";
import { aFilters } from "../../fixtures/aFilters.ts";
import { visibleSubcategories } from "./subcategory.ts";
import { requestedFullList } from "./wholeList.ts";

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
const named = (...names: readonly string[]) => names.map((name) => ({ name }));
const namesFound = (typed: string, ...names: readonly string[]) =>
  searchFilterRows(named(...names), typed).map(({ name }) => name);

describe("a filter list of so many rows", () => {
  it.each([
    [0, 0, 0, false, false],
    [4, 4, 0, false, false],
    [5, 5, 0, false, false],
    [6, 5, 1, true, false],
    [11, 5, 6, true, false],
    [12, 5, 7, true, true],
    [30, 5, 25, true, true],
    [31, 5, 15, true, true],
    [200, 5, 15, true, true],
  ])("%i: shows %i, renders %i behind its toggle (%s), can be searched: %s", (count, ...expected) => {
    const list = filterList(rows(count), { isChosen: () => false });
    expect([list.shown.length, list.early.length, list.hasToggle, list.isLong]).toEqual(expected);
    expect(list.startsOpen).toBe(false);
  });

  it("renders the row after the fifteenth only when it is selected", () => {
    expect(filterList(rows(40), { isChosen: () => false }).early).toEqual(rows(20).slice(5));
    expect(filterList(rows(40), { isChosen: (row) => row === 20 || row === 39 }).early).toEqual([
      ...rows(21).slice(5),
      39,
    ]);
  });
});

describe("searchFilterRows", () => {
  it.each([
    ["ångtvätt", ["Ångtvätt"]],
    ["ÅNGTVÄTT", ["Ångtvätt"]],
    ["angtvatt", ["Ångtvätt"]],
    ["a\u030angtva\u0308tt", ["Ångtvätt"]],
    ["tvätt  ång", ["Ångtvätt"]],
    ["\ttvätt\n", ["Ångtvätt", "Tvättmedel"]],
    ["tvätt medel ång", []],
    ["(", ["Tork (kondens)"]],
    [".*", []],
  ])("finds for %j: %j", (typed, found) => {
    expect(namesFound(typed, "Ångtvätt", "Tvättmedel", "Tork (kondens)")).toEqual(found);
  });

  it("returns the same list when nothing is typed", () => {
    const all = named("A", "B");
    expect(searchFilterRows(all, " \u00a0\t")).toBe(all);
  });

  it("finds every row by its name and any part of it, and never more with each further letter", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { minLength: 1, maxLength: 8 }),
        fc.string(),
        fc.nat(20),
        (names, typed, cut) => {
          for (const name of names) expect(namesFound(name, ...names)).toContain(name);
          const fewer = namesFound(typed, ...names);
          const more = namesFound(typed.slice(0, cut), ...names);
          if (!/\p{M}/u.test(typed)) for (const name of fewer) expect(more).toContain(name);
        },
      ),
    );
  });
});

describe("splitGroups", () => {
  it("splits the groups, without losing one or changing their order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.array(fc.integer({ min: 0, max: 40 })), (count, chosen) => {
        const groups = rows(count).map((groupId) => ({ groupId }));
        const { early, late } = splitGroups(groups, chosen.map(String));
        const inOrder = [...early, ...late].toSorted((one, other) => one.groupId - other.groupId);
        expect(inOrder).toEqual(groups);
        expect(late.every(({ groupId }) => groupId >= 12 && !chosen.includes(groupId))).toBe(true);
        expect(early.map(({ groupId }) => groupId)).toEqual(
          early.map(({ groupId }) => groupId).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});

describe("numericValue", () => {
  it.each([
    ["47", 47],
    ["52,3", 52.3],
    ["52.3", 52.3],
    [" 1,0 ", 1],
    ["-24,5", -24.5],
    ["0", 0],
  ])("reads %j as %d", (text, number) => {
    expect(numericValue(text)).toBe(number);
  });

  it.each(["", " ", "vet ej", "47 dB", "1,2,3", "NaN", "Infinity", "-Infinity", "1e999"])(
    "treats %j as no number",
    (text) => {
      expect(numericValue(text)).toBeNull();
    },
  );
});

describe("intervalBounds", () => {
  const row = (number: number) => ({ value: String(number) });

  it("contain every value, are whole, and are less than a whole step too wide", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: -1e6, max: 1e6 }).map((tenths) => tenths / 10),
          { minLength: 1 },
        ),
        (numbers) => {
          const bounds = intervalBounds(numbers.map(row));
          const [min, max] = [bounds?.min ?? Number.NaN, bounds?.max ?? Number.NaN];
          expect([Number.isInteger(min), Number.isInteger(max)]).toEqual([true, true]);
          expect(numbers.every((number) => min <= number && number <= max)).toBe(true);
          expect(numbers.some((number) => number < min + 1) && numbers.some((number) => number > max - 1)).toBe(true);
          expect(intervalBounds(numbers.toReversed().map(row))).toEqual(bounds);
        },
      ),
    );
  });

  it("work for a hundred thousand values", () => {
    expect(intervalBounds(rows(100_000).map(row))).toEqual({ min: 0, max: 99_999 });
  });

  it("ignore a value that is not a number", () => {
    expect(intervalBounds([row(1), { value: "Infinity" }, { value: "okänt" }])).toEqual({ min: 1, max: 1 });
  });
});

describe("whether a listing loads when it opens", () => {
  it.each([
    ["category", [null, null], false],
    ["category", [11, null], true],
    ["category", [null, 111], true],
    ["category", [11, 111], true],
    ["search", [null, null], true],
    ["brand", [null, null], true],
    ["filter", [null, null], true],
  ] as const)("is, for %s with the levels %j: %s", (blade, [level2, level3], isFetched) => {
    expect(refreshesOnLoad(listingPlace(aFilters({ level2, level3 }), blade))).toBe(isFetched);
  });
});

describe("subcategories", () => {
  const empty = { isActive: true, total: 0 };
  const hidden = { isActive: false, total: 9 };

  it.each([
    [{ isMobilePanel: false, level: 1 }, false],
    [{ isMobilePanel: false, level: null, showsEmpty: true }, true],
    [{ isMobilePanel: true, level: 1, showsEmpty: false }, true],
    [{ isMobilePanel: true, level: 2, showsEmpty: true }, false],
    [{ isMobilePanel: true, level: null }, false],
  ])("are shown for %j without products: %s, and never when they are off", (view, showsEmpty) => {
    expect(visibleSubcategories([empty, hidden], view)).toEqual(showsEmpty ? [empty] : []);
  });
});

describe("the list that a page renders in full", () => {
  it.each([
    ["", null],
    ["whole_list=brands", "brands"],
    ["whole_list=103&page=2", "103"],
    ["wholelist=brands", null],
  ])("is, for %j, %j", (query, list) => {
    expect(requestedFullList(new URLSearchParams(query))).toBe(list);
  });
});
