import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterList, searchFilterRows, splitGroups } from "./filterList.ts";

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("filterList", () => {
  it("shows five rows before it is expanded", () => {
    expect(filterList(rows(7), { isChosen: () => false })).toEqual({
      shown: [0, 1, 2, 3, 4],
      more: [5, 6],
      hasToggle: true,
      isLong: false,
      early: [5, 6],
      startsOpen: false,
    });
  });

  it("has a toggle when there is more to show, and a specification group from five rows on", () => {
    const hasToggle = (count: number, isGroup: boolean): boolean =>
      filterList(rows(count), { isChosen: () => false, isGroup }).hasToggle;
    expect([4, 5, 6].map((count) => hasToggle(count, false))).toEqual([false, false, true]);
    expect([4, 5, 6].map((count) => hasToggle(count, true))).toEqual([false, true, true]);
  });

  it("starts expanded when something beyond the fifth row is selected", () => {
    expect(filterList(rows(7), { isChosen: (row) => row === 5 }).startsOpen).toBe(true);
    expect(filterList(rows(7), { isChosen: (row) => row === 4 }).startsOpen).toBe(false);
  });
});

describe("a long list", () => {
  it("includes the first twenty and all selected rows before it is opened, and never loses a row", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90 }), fc.array(fc.integer({ min: 0, max: 90 })), (count, chosen) => {
        const { shown, more, early, isLong } = filterList(rows(count), { isChosen: (row) => chosen.includes(row) });
        expect([...shown, ...more]).toEqual(rows(count));
        expect(isLong).toBe(count >= 12);
        for (const row of rows(count)) {
          if (row < 20 || chosen.includes(row)) expect([...shown, ...early]).toContain(row);
        }
        expect(early.length).toBeLessThanOrEqual(25 + new Set(chosen).size);
      }),
    );
  });

  it("can be searched by words in any order, whatever their case and diacritics", () => {
    const names = ["Cooler Master", "Röd", "be quiet!", "Master & Co"].map((name) => ({ name }));
    const found = (typed: string) => searchFilterRows(names, typed).map(({ name }) => name);
    expect(found("  ")).toHaveLength(4);
    expect(found("master co")).toEqual(["Cooler Master", "Master & Co"]);
    expect(found("ROD")).toEqual(["Röd"]);
    expect(found("ö")).toEqual(["Cooler Master", "Röd", "Master & Co"]);
    expect(found("quiet!")).toEqual(["be quiet!"]);
    expect(found("x")).toEqual([]);
  });
});

describe("splitGroups", () => {
  it("shows twelve groups at once, plus later ones in which something is selected", () => {
    const groups = rows(40).map((groupId) => ({ groupId }));
    const { early, late } = splitGroups(groups, ["33"]);
    expect(early.map(({ groupId }) => groupId)).toEqual([...rows(12), 33]);
    expect(late).toHaveLength(27);
  });
});
