import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  parseViewedProducts,
  type ViewedProduct,
  viewedProductLimits,
  viewedProductsToShow,
  addViewedProduct,
  serializeViewedProducts,
} from "./viewedProducts.ts";

const day = 24 * 3_600_000;
const start = Date.parse("2026-11-23T12:00:00Z");

/** Visits of one person from page to page, in order of time. */
const visits = fc
  .array(fc.record({ productId: fc.integer({ min: 1, max: 20 }), wait: fc.integer({ min: 1, max: 5 * day }) }), {
    maxLength: 60,
  })
  .map((steps) => {
    let seenAt = start;
    return steps.map(({ productId, wait }): ViewedProduct => {
      seenAt += wait;
      return { productId, seenAt };
    });
  });

const afterAll = (products: readonly ViewedProduct[]): readonly ViewedProduct[] =>
  products.reduce<readonly ViewedProduct[]>(addViewedProduct, []);
const idsOf = (seen: readonly ViewedProduct[]) => seen.map(({ productId }) => productId);
const endOf = (products: readonly ViewedProduct[]): number => products.at(-1)?.seenAt ?? start;

describe("addViewedProduct", () => {
  it("moves a product to the front when it is looked at", () => {
    const seen = [1, 2, 3, 1].map((productId, index) => ({ productId, seenAt: start + index }));
    expect(idsOf(afterAll(seen))).toEqual([1, 3, 2]);
  });

  it("keeps the newest first, each once, up to the maximum, and nothing too old", () => {
    fc.assert(
      fc.property(visits, (products) => {
        const seen = afterAll(products);
        expect(seen).toEqual(seen.toSorted((a, b) => b.seenAt - a.seenAt));
        expect(new Set(idsOf(seen)).size).toBe(seen.length);
        expect(seen.length).toBeLessThanOrEqual(viewedProductLimits.kept);
        for (const { seenAt } of seen) expect(endOf(products) - seenAt).toBeLessThan(viewedProductLimits.days * day);
      }),
    );
  });

  it("never drops a product that is recent and among the newest", () => {
    fc.assert(
      fc.property(visits, (products) => {
        const young = products.filter(({ seenAt }) => endOf(products) - seenAt < viewedProductLimits.days * day);
        const newest = [...new Set(idsOf(young.toReversed()))].slice(0, viewedProductLimits.kept);
        expect(idsOf(afterAll(products))).toEqual(newest);
      }),
    );
  });
});

describe("viewedProductsToShow", () => {
  it("leaves out the product of the page, old products and those beyond the maximum", () => {
    fc.assert(
      fc.property(
        visits,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 40 * day }),
        (products, own, wait) => {
          const seen = afterAll(products);
          const now = endOf(products) + wait;
          const shown = viewedProductsToShow(seen, now, own);
          const left = seen.filter((one) => one.productId !== own && now - one.seenAt < viewedProductLimits.days * day);
          expect(shown).toEqual(idsOf(left).slice(0, viewedProductLimits.shown));
        },
      ),
    );
  });

  it("leaves out products from the future, after a clock was set back", () => {
    expect(viewedProductsToShow([{ productId: 1, seenAt: start + 1 }], start, null)).toEqual([]);
  });
});

describe("parseViewedProducts", () => {
  it("reads what was written", () => {
    fc.assert(
      fc.property(visits, (products) => {
        const seen = afterAll(products);
        expect(parseViewedProducts(serializeViewedProducts(seen))).toEqual(seen);
      }),
    );
  });

  it("gives an empty list for foreign data, and never throws", () => {
    for (const text of [null, "", "{", "7", "{}", '["x"]', "[[0,1]]", '[["1","2"]]', "[[1]]"]) {
      expect(parseViewedProducts(text)).toEqual([]);
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const seen = parseViewedProducts(text);
        expect(new Set(idsOf(seen)).size).toBe(seen.length);
      }),
    );
  });

  it("counts a product that occurs twice once, as it was last seen", () => {
    expect(parseViewedProducts("[[1,5],[2,7],[1,9]]")).toEqual([
      { productId: 1, seenAt: 9 },
      { productId: 2, seenAt: 7 },
    ]);
  });
});
