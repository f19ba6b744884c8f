import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { thumbnailWindow } from "./thumbnailWindow.ts";

describe("thumbnailWindow", () => {
  it("shows 7 of 9, with the current one as close to the middle as possible", () => {
    expect(thumbnailWindow(0, 9)).toEqual({ first: 0, last: 6 });
    expect(thumbnailWindow(4, 9)).toEqual({ first: 1, last: 7 });
    expect(thumbnailWindow(8, 9)).toEqual({ first: 2, last: 8 });
  });

  it("shows all where there are fewer", () => {
    expect(thumbnailWindow(2, 3)).toEqual({ first: 0, last: 2 });
    expect(thumbnailWindow(0, 0)).toEqual({ first: 0, last: -1 });
  });

  it("always contains the current one, and as many as there is room for", () => {
    fc.assert(
      fc.property(
        fc.nat(99),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 15 }),
        (from, count, shown) => {
          const index = from % count;
          const { first, last } = thumbnailWindow(index, count, shown);
          expect(first).toBeGreaterThanOrEqual(0);
          expect(last).toBeLessThan(count);
          expect(index).toBeGreaterThanOrEqual(first);
          expect(index).toBeLessThanOrEqual(last);
          expect(last - first + 1).toBe(Math.min(shown, count));
        },
      ),
    );
  });
});
