import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampQuantity, highestQuantity, lowestByKey, lowestQuantity, parseQuantity } from "./quantity.ts";

describe("clampQuantity", () => {
  it("goes from 0 to 32767 by default", () => {
    expect([clampQuantity(-1), clampQuantity(40_000), clampQuantity(7)]).toEqual([0, 32_767, 7]);
  });

  it("keeps to the range of the product", () => {
    expect(clampQuantity(5, { min: 1, max: 3 })).toBe(3);
    expect(clampQuantity(0, { min: 1, max: 3 })).toBe(1);
  });

  it("cuts a fraction off", () => {
    expect(clampQuantity(2.9)).toBe(2);
  });

  it("always lies in the range and leaves what lies there", () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 500 }),
        (wish, min, span) => {
          const range = { min, max: min + span };
          const quantity = clampQuantity(wish, range);
          expect(quantity).toBeGreaterThanOrEqual(min);
          expect(quantity).toBeLessThanOrEqual(range.max);
          expect(clampQuantity(quantity, range)).toBe(quantity);
        },
      ),
    );
  });

  it("has an empty quantity as its lowest", () => {
    expect([lowestQuantity, highestQuantity]).toEqual([0, 32_767]);
  });
});

describe("lowestByKey", () => {
  it("is one, or the lowest quantity where that is more, and never above what there is", () => {
    expect([lowestByKey(4, 0), lowestByKey(1, 0), lowestByKey(0, 0)]).toEqual([1, 1, 0]);
    expect(lowestByKey(7, 5)).toBe(5);
  });
});

describe("parseQuantity", () => {
  it("reads digits, also with spaces of any kind between them", () => {
    expect([parseQuantity("12"), parseQuantity(" 1 200 ")]).toEqual([12, 1200]);
    expect([parseQuantity("1\u00a0000"), parseQuantity("1\u202f000")]).toEqual([1000, 1000]);
  });

  it("reads every number the way that Swedish writes it", () => {
    const shown = new Intl.NumberFormat("sv-SE");
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(parseQuantity(shown.format(number))).toBe(number);
      }),
    );
  });

  it("cuts decimals, and keeps what is below zero for the range to decide", () => {
    expect(["2.9", "2,9", "3.", "+4", "-3", "\u22123,7"].map(parseQuantity)).toEqual([2, 2, 3, 4, -3, -3]);
  });

  it.each(["", "abc", "1,5,2", "--3", ".5", "1e3", "9".repeat(16)])("refuses %j", (text) => {
    expect(parseQuantity(text)).toBeNull();
  });
});
