import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceAtShare, priceBars, priceScale, roundPriceAtShare, shareOfPrice } from "./priceScale.ts";

const somePrices = fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 2, maxLength: 80 });
const skewed = fc
  .array(fc.integer({ min: 100, max: 5000 }), { minLength: 8, maxLength: 80 })
  .map((prices) => [...prices, 120_000]);
const boundsOf = (prices: readonly number[]) => ({ min: Math.min(...prices), max: Math.max(...prices) });
const shares = fc.double({ min: 0, max: 1, noNaN: true });

function scaleOf(prices: readonly number[]) {
  const scale = priceScale(prices, boundsOf(prices));
  fc.pre(scale !== null);
  return scale;
}

describe("the price scale", () => {
  it("is null where all products cost the same, or nothing has a price", () => {
    expect(priceScale([], { min: 0, max: 0 })).toBeNull();
    expect(priceScale([500, 500], { min: 500, max: 500 })).toBeNull();
  });

  it("is linear where the prices are evenly spread", () => {
    expect(priceScale([100, 300, 500, 700, 900], { min: 100, max: 900 })?.knots).toEqual([
      { price: 100, share: 0 },
      { price: 900, share: 1 },
    ]);
  });

  it("gives most of its length to the prices of most products, even if one is very expensive", () => {
    const prices = [...Array.from({ length: 99 }, (_, index) => 1000 + index * 50), 111_413];
    const { knots } = scaleOf(prices);
    expect(shareOfPrice(knots, 6000)).toBeGreaterThan(0.85);
    expect(knots.map(({ share }) => share)).toEqual([0, 0.1, 0.5, 0.9, 1]);
  });

  it("begins and ends at its bounds, and its knots increase", () => {
    fc.assert(
      fc.property(fc.oneof(somePrices, skewed), (prices) => {
        const { knots } = scaleOf(prices);
        const bounds = boundsOf(prices);
        expect([knots[0], knots.at(-1)]).toEqual([
          { price: bounds.min, share: 0 },
          { price: bounds.max, share: 1 },
        ]);
        for (const [index, { price, share }] of knots.entries()) {
          expect(price).toBeGreaterThan(knots[index - 1]?.price ?? 0);
          expect(share).toBeGreaterThan(knots[index - 1]?.share ?? -1);
        }
      }),
    );
  });

  it("increases with the price, and converts back to the same price", () => {
    fc.assert(
      fc.property(fc.oneof(somePrices, skewed), shares, shares, (prices, one, other) => {
        const { knots } = scaleOf(prices);
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(priceAtShare(knots, low)).toBeLessThanOrEqual(priceAtShare(knots, high));
        expect(roundPriceAtShare(knots, low)).toBeLessThanOrEqual(roundPriceAtShare(knots, high));
        expect(shareOfPrice(knots, priceAtShare(knots, one))).toBeCloseTo(one, 6);
        for (const price of prices) expect(priceAtShare(knots, shareOfPrice(knots, price))).toBeCloseTo(price, 6);
      }),
    );
  });

  it("stops at round prices between its bounds", () => {
    const { knots } = scaleOf([...Array.from({ length: 99 }, (_, index) => 1000 + index * 50), 111_413]);
    expect([0, 0.3, 0.6, 0.95, 1].map((share) => roundPriceAtShare(knots, share))).toEqual([
      1000, 2500, 4000, 58_000, 111_413,
    ]);
  });

  it("counts every product in one bar", () => {
    fc.assert(
      fc.property(fc.oneof(somePrices, skewed), (prices) => {
        const { bars } = scaleOf(prices);
        expect(bars).toHaveLength(priceBars);
        expect(bars.reduce((sum, count) => sum + count)).toBe(prices.length);
      }),
    );
  });
});
