import type { NumberRange, RangeEnd } from "@torg/format/typed";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fitRange,
  keyedNumber,
  largeStep,
  limitsOfEnd,
  moveEnd,
  nearerEnd,
  numberAt,
  type RangeScale,
  shareOfRail,
} from "./range.ts";

const price: RangeScale = { bounds: { min: 2990, max: 15_990 }, step: 1 };

const anEnd = fc.constantFrom<RangeEnd>("min", "max");

/** A scale, and a range within it. */
const aRange = fc
  .record({
    low: fc.integer({ min: -500, max: 500 }),
    way: fc.integer({ min: 1, max: 2000 }),
    step: fc.constantFrom(1, 2, 5, 7, 0.1, 0.5),
    ends: fc.tuple(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -3000, max: 3000 })),
  })
  .map(({ low, way, step, ends }) => {
    const bounds = { min: low, max: low + way };
    const range = fitRange({ min: Math.min(...ends), max: Math.max(...ends) }, bounds);
    return { scale: { bounds, step }, range };
  });

function expectToFit(range: NumberRange, { bounds }: RangeScale): void {
  expect(range.min).toBeGreaterThanOrEqual(bounds.min);
  expect(range.max).toBeLessThanOrEqual(bounds.max);
  expect(range.min).toBeLessThanOrEqual(range.max);
}

describe("moveEnd", () => {
  it("stops at the other end", () => {
    expect(moveEnd({ min: 3000, max: 4000 }, price, ["min", 9000])).toEqual({ min: 4000, max: 4000 });
    expect(moveEnd({ min: 3000, max: 4000 }, price, ["max", 0])).toEqual({ min: 3000, max: 3000 });
  });

  it("goes to the nearest step and reaches a bound that is not on a step", () => {
    const scale = { bounds: { min: 0, max: 99 }, step: 10 };
    const range = { min: 0, max: 99 };
    expect(moveEnd(range, scale, ["max", 44]).max).toBe(40);
    expect(moveEnd(range, scale, ["max", 97]).max).toBe(99);
    expect(moveEnd(range, scale, ["max", 92]).max).toBe(90);
  });

  it("adds up small steps without rounding errors", () => {
    expect(moveEnd({ min: 0, max: 1 }, { bounds: { min: 0, max: 1 }, step: 0.1 }, ["min", 0.3]).min).toBe(0.3);
  });

  it("never crosses the other end, never leaves the bounds, and is idempotent", () => {
    fc.assert(
      fc.property(aRange, anEnd, fc.double({ min: -5000, max: 5000, noNaN: true }), ({ scale, range }, end, wish) => {
        const moved = moveEnd(range, scale, [end, wish]);
        expectToFit(moved, scale);
        expect(moveEnd(moved, scale, [end, moved[end]])[end]).toBeCloseTo(moved[end], 5);
        const other = end === "min" ? "max" : "min";
        expect(moved[other]).toBe(range[other]);
      }),
    );
  });

  it("never goes back when the target moves further", () => {
    const aWish = fc.integer({ min: -3000, max: 3000 });
    fc.assert(
      fc.property(aRange, anEnd, fc.tuple(aWish, aWish), ({ scale, range }, end, [one, two]) => {
        const lower = moveEnd(range, scale, [end, Math.min(one, two)])[end];
        const higher = moveEnd(range, scale, [end, Math.max(one, two)])[end];
        expect(lower).toBeLessThanOrEqual(higher);
      }),
    );
  });

  it("reaches both bounds whatever the step", () => {
    fc.assert(
      fc.property(aRange, ({ scale }) => {
        const { bounds } = scale;
        expect(moveEnd(bounds, scale, ["min", bounds.min])).toEqual(bounds);
        expect(moveEnd(bounds, scale, ["max", bounds.max])).toEqual(bounds);
      }),
    );
  });
});

describe("fitRange", () => {
  it("brings both ends inside the bounds", () => {
    expect(fitRange({ min: 0, max: 99_999 }, price.bounds)).toEqual(price.bounds);
  });

  it("moves an end that is beyond the other one", () => {
    expect(fitRange({ min: 9000, max: 4000 }, price.bounds)).toEqual({ min: 4000, max: 4000 });
  });
});

describe("limitsOfEnd", () => {
  it("limits each end to the other", () => {
    const range = { min: 3000, max: 4000 };
    expect(limitsOfEnd(range, price.bounds, "min")).toEqual({ min: 2990, max: 4000 });
    expect(limitsOfEnd(range, price.bounds, "max")).toEqual({ min: 3000, max: 15_990 });
  });
});

describe("largeStep", () => {
  it("is a tenth of the track in whole steps", () => {
    expect(largeStep(price)).toBe(1300);
    expect(largeStep({ bounds: { min: 0, max: 99 }, step: 10 })).toBe(10);
  });

  it("is at least one step", () => {
    expect(largeStep({ bounds: { min: 44, max: 48 }, step: 1 })).toBe(1);
  });
});

describe("keyedNumber", () => {
  const numberAfter = (key: string, isRtl = false): number | null => keyedNumber(price, { key, value: 5000, isRtl });

  it("steps with the arrows", () => {
    expect(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].map((key) => numberAfter(key))).toEqual([
      5001, 5001, 4999, 4999,
    ]);
  });

  it("reverses left and right with the text direction, but not up and down", () => {
    expect(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].map((key) => numberAfter(key, true))).toEqual([
      5001, 4999, 4999, 5001,
    ]);
  });

  it("takes large steps with the page keys and goes to the bounds with Home and End", () => {
    expect(["PageUp", "PageDown", "Home", "End"].map((key) => numberAfter(key))).toEqual([6300, 3700, 2990, 15_990]);
  });

  it("ignores other keys", () => {
    expect(numberAfter("Tab")).toBeNull();
  });
});

describe("shareOfRail", () => {
  it("gives the position of each end as a share of the track", () => {
    expect(shareOfRail({ min: 25, max: 75 }, { min: 0, max: 100 })).toEqual({ min: 0.25, max: 0.75 });
  });

  it("is the whole track where there is no room", () => {
    expect(shareOfRail({ min: 5, max: 5 }, { min: 5, max: 5 })).toEqual({ min: 0, max: 1 });
  });
});

describe("nearerEnd", () => {
  const range = { min: 4000, max: 8000 };

  it("is the end that is nearer", () => {
    expect([3000, 5000, 7000, 9000].map((pressed) => nearerEnd(range, pressed))).toEqual(["min", "min", "max", "max"]);
  });

  it("is the end on the pressed side when both meet, so that it can move there", () => {
    const met = { min: 4000, max: 4000 };
    expect([nearerEnd(met, 3000), nearerEnd(met, 5000)]).toEqual(["min", "max"]);
  });
});

describe("numberAt", () => {
  it("goes from bound to bound and not beyond", () => {
    expect([-1, 0, 0.5, 1, 2].map((share) => numberAt(share, { min: 100, max: 300 }))).toEqual([
      100, 100, 200, 300, 300,
    ]);
  });
});
