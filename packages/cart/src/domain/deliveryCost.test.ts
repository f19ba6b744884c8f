import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aDiscount } from "../fixtures/index.ts";
import type { Cart } from "./cart.ts";
import { cartSummary, deliveryNote } from "./cartSummary.ts";
import { deliveryCost } from "./deliveryCost.ts";
import { freeDelivery } from "./freeDelivery.ts";
import { hasLines } from "./hasLines.ts";

const costing = (ore: number, changes: Partial<Cart> = {}): Cart =>
  aCart({ lines: [aCartLine({ quantity: 1, unitPriceInclVatOre: ore })], ...changes });
const chosen = (priceOre: number | null) => ({ selected: { id: 1, priceOre } });
const someOre = fc.integer({ min: 0, max: 300_000 });

describe("the cost of delivery in the cart", () => {
  it.each<[string, Cart, object]>([
    [
      "the chosen price, before anything else",
      costing(200_000, { delivery: chosen(4900) }),
      { kind: "chosen", priceOre: 4900 },
    ],
    [
      "that it is free, before a postal code is asked for",
      costing(100_000, { requiresPostalCode: true }),
      { kind: "free" },
    ],
    ["nothing before a postal code", costing(99_999, { requiresPostalCode: true }), { kind: "unknown" }],
    ["the cheapest price", costing(99_999, { requiresPostalCode: false }), { kind: "from", priceOre: 4900 }],
    [
      "a cheapest price of nothing",
      costing(1, { requiresPostalCode: false, cheapestDeliveryOre: 0 }),
      { kind: "from", priceOre: 0 },
    ],
    [
      "no price that is not told",
      costing(1, { requiresPostalCode: false, cheapestDeliveryOre: null }),
      { kind: "unknown" },
    ],
    ["nothing of a choice without a price", costing(1, { delivery: chosen(null) }), { kind: "unknown" }],
    ["no free delivery of what is fetched", costing(999_999, { forcesPickupInStore: true }), { kind: "unknown" }],
  ])("is %s", (_, cart, cost) => {
    expect(deliveryCost(cart)).toEqual(cost);
  });

  it("excludes VAT where the prices do, rounded to whole öre", () => {
    const company = { includesVat: false, dominantVatFactor: 1.06, requiresPostalCode: false };
    expect(deliveryCost(costing(1, { ...company, cheapestDeliveryOre: 4900 }))).toEqual({
      kind: "from",
      priceOre: 4623,
    });
    expect(deliveryCost(costing(1, { ...company, delivery: chosen(1) }))).toEqual({ kind: "chosen", priceOre: 1 });
  });

  it("is free exactly when free delivery is reached and nothing is chosen", () => {
    fc.assert(
      fc.property(someOre, fc.option(someOre), fc.boolean(), (ore, freeDeliveryLimitOre, forcesPickupInStore) => {
        const cart = costing(ore, { freeDeliveryLimitOre, forcesPickupInStore });
        expect(deliveryCost(cart).kind === "free").toBe(freeDelivery(cart).state === "qualified");
      }),
    );
  });
});

describe("the amount left to free delivery", () => {
  it.each([
    [100_000, 70_000, "near"],
    [100_000, 69_999, "far"],
    [100_000, 0, "far"],
    [100_000, 99_999, "near"],
    [1, 0, "far"],
    [333, 234, "near"],
    [333, 233, "far"],
  ])("is, at the limit %i and with goods for %i: %s", (limit, ore, state) => {
    expect(freeDelivery(costing(ore, { freeDeliveryLimitOre: limit })).state).toBe(state);
  });

  it("is enough to reach it, and one krona less is not", () => {
    fc.assert(
      fc.property(someOre, someOre, (ore, limit) => {
        const found = freeDelivery(costing(ore, { freeDeliveryLimitOre: limit }));
        if (!("leftKronor" in found)) return;
        const withMore = (kronor: number) =>
          freeDelivery(costing(ore + kronor * 100, { freeDeliveryLimitOre: limit })).state;
        expect(withMore(found.leftKronor)).toBe("qualified");
        expect(withMore(found.leftKronor - 1)).not.toBe("qualified");
        expect(found.percentLeft > 30).toBe(found.state === "far");
      }),
    );
  });

  it("never shrinks because of a code", () => {
    fc.assert(
      fc.property(someOre, someOre, someOre, (ore, off, limit) => {
        const left = (cart: Cart): number => {
          const found = freeDelivery(cart);
          return "missingOre" in found ? found.missingOre : 0;
        };
        const discount = aDiscount({ totalInclVatOre: off, totalExclVatOre: off });
        const [without, reduced] = [{}, { discount }].map((more) =>
          left(costing(ore, { freeDeliveryLimitOre: limit, ...more })),
        );
        expect(reduced).toBeGreaterThanOrEqual(without ?? Number.NaN);
        expect(reduced).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

describe("the note beside the price of delivery", () => {
  it("is there exactly when the price is unknown, or is charged in spite of free delivery", () => {
    fc.assert(
      fc.property(
        someOre,
        fc.option(fc.integer({ min: 0, max: 9900 })),
        fc.option(fc.constant("12747")),
        (ore, price, postalCode) => {
          const cart = costing(ore, {
            delivery: { selected: price === null ? null : { id: 1, priceOre: price }, session: { postalCode } },
          });
          const summary = cartSummary(cart);
          const note = deliveryNote(summary, cart);
          const isFree = ore >= 100_000;
          if (price !== null) expect(note).toBe(isFree && price > 0 ? "charged" : null);
          else if (isFree) expect(note).toBe(null);
          else expect(note).toBe(postalCode === null ? "unknown" : "unchosen");
        },
      ),
    );
  });
});

describe("isFilled", () => {
  it("is true for a cart with lines, and false for an empty one and for null", () => {
    expect([aCart(), aCart({ lines: [] }), null].map(hasLines)).toEqual([true, false, false]);
  });
});
