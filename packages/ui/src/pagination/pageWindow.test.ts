import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageWindow } from "./pageWindow.ts";

describe("pageWindow", () => {
  it("shows all of nine pages", () => {
    expect(pageWindow(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("shows gaps on both sides of a page in the middle", () => {
    expect(pageWindow(10, 20)).toEqual([1, "gap", 8, 9, 10, 11, 12, "gap", 20]);
  });

  it("shows one gap near an end", () => {
    expect(pageWindow(1, 20)).toEqual([1, 2, 3, "gap", 20]);
    expect(pageWindow(20, 20)).toEqual([1, "gap", 18, 19, 20]);
  });

  it("shows nothing without pages", () => {
    expect(pageWindow(1, 0)).toEqual([]);
  });

  it("always shows the first, the current and the last page in ascending order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [current, total] = [Math.min(a, b), Math.max(a, b)];
        const numbers = pageWindow(current, total).filter((step) => step !== "gap");
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
        expect(numbers).toEqual(expect.arrayContaining([1, current, total]));
      }),
    );
  });
});
