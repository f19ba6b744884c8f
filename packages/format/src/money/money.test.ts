import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exVat, roundHalfAway, toKronor, toOre } from "../index.ts";

describe("toOre", () => {
  it.each([
    [3992.8, 399280],
    [0.29, 29],
    [1.005, 101],
    [-4990, -499000],
    [1118.4, 111840],
    [1e-7, 0],
    [1.5e-7, 0],
    [-0, 0],
    [0.004, 0],
    [-0.004, 0],
    [0.005, 1],
    [-1.005, -101],
    [9_999_999_999.99, 999_999_999_999],
    [Number.MAX_SAFE_INTEGER / 100, Number.MAX_SAFE_INTEGER - 1],
  ])("converts %s kronor to %i", (kronor, ore) => {
    expect(toOre(kronor)).toBe(ore);
  });

  it.each([Number.NaN, Infinity, 1e21, 1.55e21, 9e15, 90_071_992_547_410, -90_071_992_547_410])(
    "rejects %s",
    (kronor) => {
      expect(() => toOre(kronor)).toThrow(new RangeError(`${kronor} is no amount that can be counted exactly.`));
    },
  );

  it("reads back every whole amount that toKronor wrote", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (ore) => {
        expect(toOre(toKronor(ore))).toBe(ore);
      }),
    );
  });
});

describe("exVat", () => {
  it("divides by the factor and does not round", () => {
    expect(exVat(6990, { factor: 1.25 })).toBe(5592);
    expect(exVat(499, { factor: 1.25 })).toBe(399.2);
    expect(exVat(100, { factor: 1.12 })).toBeCloseTo(89.2857, 4);
  });

  it("returns the price unchanged when there is no usable factor", () => {
    expect(exVat(100, { factor: 0 })).toBe(100);
  });
});

describe("roundHalfAway", () => {
  it("rounds halves away from zero", () => {
    expect([99.5, 2.5, -2.5, 199.4, -0.4].map(roundHalfAway)).toEqual([100, 3, -3, 199, 0]);
  });

  it("never moves an amount by more than half a krona", () => {
    const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amount, (kronor) => {
        expect(Math.abs(roundHalfAway(kronor) - kronor)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
