import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newPrice, type PriceHistory } from "./newPrice.ts";

const sold = (changes: Partial<PriceHistory> = {}): PriceHistory => ({
  priceOre: 100_000,
  priorOre: null,
  comparedOre: null,
  lowestOre: 100_000,
  ...changes,
});

describe("newPrice", () => {
  it("shows a reduction with the lowest price of the 30 days before it", () => {
    expect(newPrice(sold({ lowestOre: 90_000 }), { priceOre: 80_000, isReduction: true })).toEqual({
      ok: true,
      price: { priceOre: 80_000, priorOre: 100_000, comparedOre: 90_000 },
    });
  });

  it("rejects a reduction to a price that the product had within 30 days", () => {
    expect(newPrice(sold({ lowestOre: 80_000 }), { priceOre: 80_000, isReduction: true })).toEqual({
      ok: false,
      problem: { code: "was-as-low", lowestOre: 80_000 },
    });
  });

  it("keeps the price from before the first step of a growing reduction", () => {
    const reduced = sold({ priceOre: 80_000, priorOre: 100_000, comparedOre: 95_000, lowestOre: 80_000 });
    expect(newPrice(reduced, { priceOre: 70_000, isReduction: true })).toEqual({
      ok: true,
      price: { priceOre: 70_000, priorOre: 100_000, comparedOre: 95_000 },
    });
  });

  it("treats a smaller reduction as a new one", () => {
    const reduced = sold({ priceOre: 80_000, priorOre: 100_000, comparedOre: 100_000, lowestOre: 80_000 });
    expect(newPrice(reduced, { priceOre: 90_000, isReduction: true })).toEqual({
      ok: false,
      problem: { code: "was-as-low", lowestOre: 80_000 },
    });
  });

  it("compares a reduction with the current price when nothing is known about the days before", () => {
    expect(newPrice(sold({ lowestOre: null }), { priceOre: 80_000, isReduction: true })).toEqual({
      ok: true,
      price: { priceOre: 80_000, priorOre: 100_000, comparedOre: 100_000 },
    });
    const reduced = sold({ priceOre: 80_000, priorOre: 100_000, comparedOre: null, lowestOre: null });
    expect(newPrice(reduced, { priceOre: 70_000, isReduction: true })).toEqual({
      ok: true,
      price: { priceOre: 70_000, priorOre: 100_000, comparedOre: 100_000 },
    });
  });

  it("rejects a reduction of a product that has no price", () => {
    expect(newPrice(sold({ priceOre: null }), { priceOre: 80_000, isReduction: true })).toEqual({
      ok: false,
      problem: { code: "not-lower" },
    });
  });

  it("allows a price to be lowered or raised silently, but not to zero", () => {
    for (const priceOre of [50_000, 100_000, 150_000]) {
      expect(newPrice(sold(), { priceOre, isReduction: false })).toEqual({
        ok: true,
        price: { priceOre, priorOre: null, comparedOre: null },
      });
    }
    expect(newPrice(sold(), { priceOre: 0, isReduction: false })).toMatchObject({ problem: { code: "no-price" } });
    expect(newPrice(sold(), { priceOre: 100_000, isReduction: true })).toMatchObject({
      problem: { code: "not-lower" },
    });
  });

  it("never shows an earlier price that is not higher, or above the lowest of the 30 days before a reduction", () => {
    const ore = fc.integer({ min: 1, max: 1000 });
    const maybe = fc.option(ore, { nil: null });
    fc.assert(
      fc.property(
        fc.record({ priceOre: maybe, priorOre: maybe, comparedOre: maybe, lowestOre: maybe }),
        fc.record({ priceOre: ore, isReduction: fc.boolean() }),
        (known, wanted) => {
          const found = newPrice(known, wanted);
          if (!found.ok) return;
          const { priceOre, priorOre, comparedOre } = found.price;
          expect(priorOre === null).toBe(!wanted.isReduction);
          if (comparedOre === null) return;
          expect(comparedOre).toBeGreaterThan(priceOre);
          if (known.priorOre === null && known.lowestOre !== null) {
            expect(comparedOre).toBeLessThanOrEqual(known.lowestOre);
          }
        },
      ),
    );
  });
});

describe("newPrice, step by step", () => {
  it("shows a growing sale with the price from before its first step, however many steps it has", () => {
    const steps = fc.uniqueArray(fc.integer({ min: 100, max: 99_900 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(steps, (prices) => {
        let known = sold();
        for (const priceOre of prices.toSorted((a, b) => b - a)) {
          const found = newPrice(known, { priceOre, isReduction: true });
          expect(found).toEqual({ ok: true, price: { priceOre, priorOre: 100_000, comparedOre: 100_000 } });
          known = sold({ priceOre, priorOre: 100_000, comparedOre: 100_000, lowestOre: priceOre });
        }
      }),
    );
  });

  it("shows no second sale at a price that the first had within 30 days", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 99_998 }), (first, more) => {
        const isBack = sold({ lowestOre: first });
        const again = first + Math.min(more, 99_999 - first);
        expect(newPrice(isBack, { priceOre: again, isReduction: true })).toEqual({
          ok: false,
          problem: { code: "was-as-low", lowestOre: first },
        });
      }),
    );
  });
});
