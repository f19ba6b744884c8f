import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSeen, type SeenProduct, seenLimits, shownSeen, withSeen, writeSeen } from "./seenProducts.ts";

const day = 24 * 3_600_000;
const start = Date.parse("2026-11-23T12:00:00Z");

/** Visits of one person from page to page, in order of time. */
const visits = fc
  .array(fc.record({ productId: fc.integer({ min: 1, max: 20 }), wait: fc.integer({ min: 1, max: 5 * day }) }), {
    maxLength: 60,
  })
  .map((steps) => {
    let seenAt = start;
    return steps.map(({ productId, wait }): SeenProduct => {
      seenAt += wait;
      return { productId, seenAt };
    });
  });

const afterAll = (products: readonly SeenProduct[]): readonly SeenProduct[] =>
  products.reduce<readonly SeenProduct[]>(withSeen, []);
const idsOf = (seen: readonly SeenProduct[]) => seen.map(({ productId }) => productId);
const endOf = (products: readonly SeenProduct[]): number => products.at(-1)?.seenAt ?? start;

describe("withSeen", () => {
  it("puts what is looked at first, and takes it from where it was", () => {
    const seen = [1, 2, 3, 1].map((productId, index) => ({ productId, seenAt: start + index }));
    expect(idsOf(afterAll(seen))).toEqual([1, 3, 2]);
  });

  it("keeps the newest first, each once, no more than there is room for, and nothing too old", () => {
    fc.assert(
      fc.property(visits, (products) => {
        const seen = afterAll(products);
        expect(seen).toEqual(seen.toSorted((a, b) => b.seenAt - a.seenAt));
        expect(new Set(idsOf(seen)).size).toBe(seen.length);
        expect(seen.length).toBeLessThanOrEqual(seenLimits.kept);
        for (const { seenAt } of seen) expect(endOf(products) - seenAt).toBeLessThan(seenLimits.days * day);
      }),
    );
  });

  it("loses nothing that is young and among the newest", () => {
    fc.assert(
      fc.property(visits, (products) => {
        const young = products.filter(({ seenAt }) => endOf(products) - seenAt < seenLimits.days * day);
        const newest = [...new Set(idsOf(young.toReversed()))].slice(0, seenLimits.kept);
        expect(idsOf(afterAll(products))).toEqual(newest);
      }),
    );
  });
});

describe("shownSeen", () => {
  it("leaves out the product of the page, what is too old and what there is no room for", () => {
    fc.assert(
      fc.property(
        visits,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 40 * day }),
        (products, own, wait) => {
          const seen = afterAll(products);
          const now = endOf(products) + wait;
          const shown = shownSeen(seen, now, own);
          const left = seen.filter((one) => one.productId !== own && now - one.seenAt < seenLimits.days * day);
          expect(shown).toEqual(idsOf(left).slice(0, seenLimits.shown));
        },
      ),
    );
  });

  it("shows nothing that a clock set back has put into the future", () => {
    expect(shownSeen([{ productId: 1, seenAt: start + 1 }], start, null)).toEqual([]);
  });
});

describe("readSeen", () => {
  it("reads what was written", () => {
    fc.assert(
      fc.property(visits, (products) => {
        const seen = afterAll(products);
        expect(readSeen(writeSeen(seen))).toEqual(seen);
      }),
    );
  });

  it("reads none of what somebody else has written, and never throws", () => {
    for (const text of [null, "", "{", "7", "{}", '["x"]', "[[0,1]]", '[["1","2"]]', "[[1]]"]) {
      expect(readSeen(text)).toEqual([]);
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const seen = readSeen(text);
        expect(new Set(idsOf(seen)).size).toBe(seen.length);
      }),
    );
  });

  it("counts a product that stands there twice once, as it was seen last", () => {
    expect(readSeen("[[1,5],[2,7],[1,9]]")).toEqual([
      { productId: 1, seenAt: 9 },
      { productId: 2, seenAt: 7 },
    ]);
  });
});
