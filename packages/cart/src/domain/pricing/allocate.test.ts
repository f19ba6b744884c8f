import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate, type AllocationShare } from "./allocate.ts";

const claims = (...weights: readonly number[]): readonly AllocationShare[] =>
  weights.map((weight, key) => ({ key, weight }));

const someClaims = fc
  .array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 20 })
  .map((weights) => claims(...weights));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe("allocate", () => {
  it("gives what rounding leaves to the largest remainders", () => {
    expect(allocate(100, claims(1, 1, 1))).toEqual([34, 33, 33]);
    expect(allocate(100, claims(5, 10))).toEqual([33, 67]);
    expect(allocate(1398, claims(1_398_000, 0))).toEqual([1398, 0]);
  });

  it("gives nothing to claims without weight, and nothing when there is nothing to give", () => {
    expect(allocate(500, claims(0, 0))).toEqual([0, 0]);
    expect(allocate(0, claims(3, 4))).toEqual([0, 0]);
    expect(allocate(500, [])).toEqual([]);
  });

  it("gives the lowest key priority among equals, wherever it is in the list", () => {
    const [one, two, three] = [7, 8, 9].map((key) => ({ key, weight: 1 }));
    if (one === undefined || two === undefined || three === undefined) throw new Error("There are three claims.");
    expect(allocate(100, [three, one, two])).toEqual([33, 34, 33]);
  });

  it("is exact for products beyond the safe integers", () => {
    const largest = 9_000_000_000_000_000;
    expect(allocate(largest - 1, claims(largest, 1))).toEqual([largest - 2, 1]);
    expect(allocate(largest, claims(largest / 3, largest / 3, largest / 3))).toEqual([1, 1, 1].map(() => largest / 3));
  });

  it("always adds up to the amount, with no part above its claim when the amount is not above the sum", () => {
    fc.assert(
      fc.property(someClaims, fc.double({ min: 0, max: 1, noNaN: true }), (some, share) => {
        const all = sum(some.map(({ weight }) => weight));
        const amount = Math.floor(all * share);
        const parts = allocate(amount, some);
        expect(sum(parts)).toBe(all === 0 ? 0 : amount);
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(some[index]?.weight ?? 0);
        }
      }),
    );
  });

  it("never gives the larger claim less than the smaller one, and is within one öre of the exact share", () => {
    fc.assert(
      fc.property(someClaims, fc.integer({ min: 0, max: 9_999_999 }), (some, amount) => {
        const all = sum(some.map(({ weight }) => weight));
        fc.pre(all > 0);
        const parts = allocate(amount, some);
        for (const [index, part] of parts.entries()) {
          const { weight } = some[index] ?? { weight: 0 };
          expect(Math.abs(part - (amount * weight) / all)).toBeLessThan(1);
          for (const [other, less] of parts.entries()) {
            if ((some[other]?.weight ?? 0) < weight) expect(part).toBeGreaterThanOrEqual(less);
          }
        }
      }),
    );
  });
});
