import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampQuantity, largestQuantity, readQuantity } from "./quantity.ts";

describe("readQuantity", () => {
  it("caps what is typed at the maximum", () => {
    expect(readQuantity("5", { max: 2 })).toBe(2);
  });

  it("ignores the empty text and what is no number", () => {
    for (const typed of ["", " ", "abc", "1a", "1e3", "--1", "1 2"])
      expect(readQuantity(typed, { max: null })).toBeNull();
  });

  it("cuts decimals and lifts negative numbers to the minimum", () => {
    expect(readQuantity(" 2,9 ", { max: null })).toBe(2);
    expect(readQuantity("2.", { max: null })).toBe(2);
    expect(readQuantity("-4", { max: null })).toBe(0);
    expect(readQuantity("\u22124", { min: 1, max: null })).toBe(1);
  });

  it("reads a number of several digits", () => {
    expect(readQuantity("12", { max: null })).toBe(12);
    expect(readQuantity("+120", { max: null })).toBe(120);
  });

  it("reads 0, which removes a line", () => {
    expect(readQuantity("0", { max: 5 })).toBe(0);
  });

  it("stays within the bounds whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.integer({ min: 0, max: 99 })), (typed, max) => {
        const quantity = readQuantity(typed, { max });
        if (quantity === null) return;
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect(quantity).toBeLessThanOrEqual(max ?? largestQuantity);
      }),
    );
  });
});

describe("clampQuantity", () => {
  it("allows 32 767 where a product has no maximum", () => {
    expect(clampQuantity(99_999, { max: null })).toBe(32_767);
  });
});
