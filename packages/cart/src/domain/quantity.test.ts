import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampQuantity, largestQuantity } from "./quantity.ts";

describe("clampQuantity", () => {
  it("allows 32 767 where a product has no maximum", () => {
    expect(clampQuantity(99_999, { max: null })).toBe(32_767);
  });

  it("cuts decimals, lifts to the minimum and caps at the maximum", () => {
    expect(clampQuantity(2.9, { max: null })).toBe(2);
    expect([clampQuantity(-4, { max: null }), clampQuantity(-4, { min: 1, max: null })]).toEqual([0, 1]);
    expect(clampQuantity(5, { max: 2 })).toBe(2);
  });

  it("stays within the bounds whatever is wished, and leaves what lies there", () => {
    fc.assert(
      fc.property(fc.integer(), fc.option(fc.integer({ min: 0, max: 99 })), (wished, max) => {
        const quantity = clampQuantity(wished, { max });
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect(quantity).toBeLessThanOrEqual(max ?? largestQuantity);
        expect(clampQuantity(quantity, { max })).toBe(quantity);
      }),
    );
  });
});
