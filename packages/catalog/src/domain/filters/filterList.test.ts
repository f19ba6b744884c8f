import { describe, expect, it } from "vitest";
import { filterList } from "./filterList.ts";

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("filterList", () => {
  it("shows five rows before it is expanded", () => {
    expect(filterList(rows(7), () => false)).toEqual({
      shown: [0, 1, 2, 3, 4],
      more: [5, 6],
      hasToggle: true,
      startsOpen: false,
    });
  });

  it("has a toggle from five rows on", () => {
    expect(filterList(rows(4), () => false).hasToggle).toBe(false);
    expect(filterList(rows(5), () => false).hasToggle).toBe(true);
  });

  it("starts expanded when something beyond the fifth row is chosen", () => {
    expect(filterList(rows(7), (row) => row === 5).startsOpen).toBe(true);
    expect(filterList(rows(7), (row) => row === 4).startsOpen).toBe(false);
  });
});
