import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate } from "./allocate.ts";

describe("allocate", () => {
  it("gives what rounding leaves to the largest remainders", () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(1398, [1398000, 0])).toEqual([1398, 0]);
  });

  it("gives nothing to lines without weight", () => {
    expect(allocate(500, [0, 0])).toEqual([0, 0]);
  });

  it("always adds up to the amount, with no part above its line when the amount is not above the sum", () => {
    const lines = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (weights, share) => {
        const sum = weights.reduce((total, weight) => total + weight, 0);
        const amount = Math.floor(sum * share);
        const parts = allocate(amount, weights);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(sum === 0 ? 0 : amount);
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
        }
      }),
    );
  });
});
