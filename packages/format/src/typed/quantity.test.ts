import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampQuantity, maxTypedQuantity, parseQuantity } from "./quantity.ts";

describe("clampQuantity", () => {
  it("allows 0 to 32 767 where a product has no maximum", () => {
    expect([clampQuantity(-1), clampQuantity(40_000), clampQuantity(7)]).toEqual([0, 32_767, 7]);
    expect(clampQuantity(99_999, { max: null })).toBe(maxTypedQuantity);
  });

  it("drops decimals, raises to the minimum and caps at the maximum", () => {
    expect(clampQuantity(2.9)).toBe(2);
    expect([clampQuantity(-4), clampQuantity(-4, { min: 1 }), clampQuantity(0, { min: 1, max: 3 })]).toEqual([0, 1, 1]);
    expect(clampQuantity(5, { min: 1, max: 3 })).toBe(3);
  });

  it("gives the minimum when the maximum is below it", () => {
    expect(clampQuantity(9, { min: 4, max: 2 })).toBe(4);
  });

  it("is always within the bounds and leaves values inside them alone", () => {
    const bounds = fc.record({ min: fc.nat(100), max: fc.option(fc.integer({ min: 100, max: 500 })) });
    fc.assert(
      fc.property(fc.integer(), bounds, (wish, { min, max }) => {
        const quantity = clampQuantity(wish, { min, max });
        expect(quantity).toBeGreaterThanOrEqual(min);
        expect(quantity).toBeLessThanOrEqual(max ?? maxTypedQuantity);
        expect(clampQuantity(quantity, { min, max })).toBe(quantity);
      }),
    );
  });
});

describe("parseQuantity", () => {
  it("reads digits, with spaces of any kind between them", () => {
    expect([parseQuantity("12"), parseQuantity(" 1 200 ")]).toEqual([12, 1200]);
    expect(parseQuantity("\u200b12")).toBe(12);
    expect([parseQuantity("1\u00a0000"), parseQuantity("1\u202f000")]).toEqual([1000, 1000]);
  });

  it("reads every number in Swedish formatting", () => {
    const shown = new Intl.NumberFormat("sv-SE");
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(parseQuantity(shown.format(number))).toBe(number);
      }),
    );
  });

  it("drops decimals, and keeps negative numbers for the range to handle", () => {
    expect(["2.9", "2,9", "3.", "+4", "-3", "\u22123,7"].map(parseQuantity)).toEqual([2, 2, 3, 4, -3, -3]);
  });

  it.each(["", "abc", "1,5,2", "--3", ".5", "1e3", "9".repeat(16)])("rejects %j", (text) => {
    expect(parseQuantity(text)).toBeNull();
  });
});
