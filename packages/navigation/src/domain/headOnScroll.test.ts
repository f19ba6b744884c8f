import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headOnScroll, type HeadPlace } from "./headOnScroll.ts";

const top: HeadPlace = { isAway: false, at: 0 };
const after = (...places: readonly number[]): boolean => places.reduce(headOnScroll, top).isAway;

describe("the page header", () => {
  it("stays near the top, whichever way the page is scrolled", () => {
    expect(after(250)).toBe(false);
    expect(after(600)).toBe(false);
    expect(after(2000, 300)).toBe(false);
  });

  it("hides when scrolling down and comes back when scrolling up", () => {
    expect(after(900)).toBe(true);
    expect(after(900, 880)).toBe(false);
    expect(after(900, 880, 1000)).toBe(true);
  });

  it("ignores a trembling finger, but adds up many small steps", () => {
    expect(after(900, 895)).toBe(true);
    expect(after(900, 895, 890)).toBe(false);
  });

  it("is hidden only when the last large enough step went down", () => {
    const places = fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 1 });
    fc.assert(
      fc.property(places, fc.integer({ min: 8, max: 500 }), (all, step) => {
        const last = all.reduce(headOnScroll, top);
        expect(headOnScroll(last, last.at - step).isAway).toBe(false);
        expect(headOnScroll(last, last.at + step).isAway).toBe(last.at + step > 600);
      }),
    );
  });
});
