import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutVat } from "./amount.ts";

describe("withoutVat", () => {
  it("divides by the factor and rounds to whole öre", () => {
    expect(withoutVat(39_900, 1.25)).toBe(31_920);
    expect(withoutVat(100, 1.06)).toBe(94);
  });

  it("is the nearest whole öre to which the VAT can be added again", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), fc.constantFrom(1, 1.06, 1.12, 1.25), (ore, factor) => {
        const without = withoutVat(ore, factor);
        expect(Number.isInteger(without)).toBe(true);
        expect(Math.abs(without * factor - ore)).toBeLessThanOrEqual(factor / 2 + 1e-5);
      }),
    );
  });
});
