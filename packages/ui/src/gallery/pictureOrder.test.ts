import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pictureOfKey, pictureOfSwipe, wrapIndex } from "./pictureOrder.ts";

describe("wrapIndex", () => {
  it("wraps from the last to the first, and from the first to the last", () => {
    expect(wrapIndex(9, 9)).toBe(0);
    expect(wrapIndex(-1, 9)).toBe(8);
    expect(wrapIndex(4, 9)).toBe(4);
  });

  it("is 0 for an empty list", () => {
    expect(wrapIndex(3, 0)).toBe(0);
  });

  it("gives a valid index, the same one after a whole round", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 50 }), (index, count) => {
        const wrapped = wrapIndex(index, count);
        expect(wrapped).toBeGreaterThanOrEqual(0);
        expect(wrapped).toBeLessThan(count);
        expect(wrapIndex(index + count, count)).toBe(wrapped);
      }),
    );
  });
});

describe("pictureOfKey", () => {
  const last = { index: 8, count: 9, isRightToLeft: false };

  it("goes to the next picture with the forward arrow, and wraps around", () => {
    expect(pictureOfKey("ArrowRight", last)).toBe(0);
    expect(pictureOfKey("ArrowLeft", { ...last, index: 0 })).toBe(8);
  });

  it("swaps the arrows in right-to-left text", () => {
    expect(pictureOfKey("ArrowLeft", { ...last, isRightToLeft: true })).toBe(0);
    expect(pictureOfKey("ArrowRight", { ...last, isRightToLeft: true })).toBe(7);
  });

  it("goes to the ends with Home and End, and ignores other keys", () => {
    expect(pictureOfKey("Home", last)).toBe(0);
    expect(pictureOfKey("End", { ...last, index: 2 })).toBe(8);
    expect(pictureOfKey("ArrowDown", last)).toBeNull();
  });

  it("returns with the opposite arrow", () => {
    fc.assert(
      fc.property(fc.nat(29), fc.integer({ min: 1, max: 30 }), fc.boolean(), (from, count, isRightToLeft) => {
        const place = { index: from % count, count, isRightToLeft };
        const on = pictureOfKey("ArrowRight", place) ?? -1;
        expect(pictureOfKey("ArrowLeft", { ...place, index: on })).toBe(place.index);
      }),
    );
  });
});

describe("pictureOfSwipe", () => {
  const last = { index: 8, count: 9, isRightToLeft: false };
  const first = { ...last, index: 0 };

  it("wraps around at the ends", () => {
    expect(pictureOfSwipe({ across: -80, down: 4 }, last)).toBe(0);
    expect(pictureOfSwipe({ across: 80, down: 4 }, first)).toBe(8);
  });

  it("leaves swipes that can scroll to the browser", () => {
    expect(pictureOfSwipe({ across: -80, down: 4 }, first)).toBeNull();
    expect(pictureOfSwipe({ across: 80, down: 4 }, last)).toBeNull();
  });

  it("ignores short and vertical swipes", () => {
    expect(pictureOfSwipe({ across: -39, down: 0 }, last)).toBeNull();
    expect(pictureOfSwipe({ across: -60, down: 90 }, last)).toBeNull();
  });

  it("is mirrored in right-to-left text", () => {
    expect(pictureOfSwipe({ across: 80, down: 0 }, { ...last, isRightToLeft: true })).toBe(0);
    expect(pictureOfSwipe({ across: -80, down: 0 }, { ...first, isRightToLeft: true })).toBe(8);
  });
});
