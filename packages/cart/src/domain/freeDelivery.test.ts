import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aDiscount, aDiscountOf, aGiftCardRow } from "../fixtures/index.ts";
import type { Cart, CartLine } from "./cart.ts";
import { deliveryCost } from "./deliveryCost.ts";
import { freeDelivery } from "./freeDelivery.ts";

const costing = (ore: number): CartLine => aCartLine({ quantity: 1, unitPriceInclVatOre: ore });
const cartOf = (ore: number): Cart => aCart({ lines: [costing(ore)] });

describe("freeDelivery", () => {
  it("gives what is left in whole kronor, rounded up, so that this much more is enough", () => {
    expect(freeDelivery(cartOf(79_950))).toMatchObject({ missingOre: 20_050, leftKronor: 201 });
    expect(freeDelivery(cartOf(99_999))).toMatchObject({ missingOre: 1, leftKronor: 1 });
    expect(freeDelivery(cartOf(70_000))).toMatchObject({ leftKronor: 300 });
  });

  it("is the difference between the goods and the limit", () => {
    expect(freeDelivery(cartOf(69_900))).toMatchObject({ state: "far", missingOre: 30_100, limitOre: 100_000 });
  });

  it("is near when exactly 30 percent is left", () => {
    expect(freeDelivery(cartOf(70_000))).toMatchObject({ state: "near", missingOre: 30_000, percentLeft: 30 });
  });

  it("is reached when nothing is left", () => {
    expect(freeDelivery(cartOf(100_000))).toEqual({ state: "qualified" });
    expect(freeDelivery(cartOf(99_900)).state).toBe("near");
  });

  it("uses the goods with VAT and after discounts", () => {
    const discount = aDiscount({ totalInclVatOre: 40_000 });
    expect(freeDelivery(aCart({ lines: [costing(100_000)], discount, includesVat: false }))).toMatchObject({
      missingOre: 40_000,
    });
  });

  it("is not affected by a gift card, which is a payment", () => {
    const discount = aDiscountOf([aGiftCardRow()]);
    expect(freeDelivery(aCart({ lines: [costing(100_000)], discount }))).toEqual({ state: "qualified" });
  });

  it("is not offered without a limit, nor when the goods are picked up", () => {
    expect(freeDelivery(aCart({ freeDeliveryLimitOre: null }))).toEqual({ state: "none" });
    expect(freeDelivery(aCart({ forcesPickupInStore: true }))).toEqual({ state: "none" });
  });

  it("is always reached with the limit 0", () => {
    expect(freeDelivery(aCart({ lines: [], freeDeliveryLimitOre: 0 }))).toEqual({ state: "qualified" });
  });

  it("never gives an amount left when the limit is reached", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 300_000 }), (ore, limit) => {
        const result = freeDelivery(aCart({ lines: [costing(ore)], freeDeliveryLimitOre: limit }));
        expect(result.state === "qualified").toBe(ore >= limit);
        if ("missingOre" in result) expect(result.missingOre).toBe(limit - ore);
      }),
    );
  });
});

describe("deliveryCost", () => {
  const chosen = { selected: { id: 1, priceOre: 4900 } };

  it("is the chosen delivery's price, 0 too", () => {
    expect(deliveryCost(aCart({ delivery: chosen }))).toEqual({ kind: "chosen", priceOre: 4900 });
    const free = { selected: { id: 3, priceOre: 0 } };
    expect(deliveryCost(aCart({ delivery: free }))).toEqual({ kind: "chosen", priceOre: 0 });
  });

  it("is nothing when free delivery is reached", () => {
    expect(deliveryCost(cartOf(100_000))).toEqual({ kind: "free" });
  });

  it("treats a negative price as unknown", () => {
    const odd = { selected: { id: 1, priceOre: -100 } };
    expect(deliveryCost(aCart({ lines: [costing(50_000)], delivery: odd }))).toEqual({ kind: "unknown" });
  });

  it("is unknown before a postal code, and where the shop names no price", () => {
    expect(deliveryCost(cartOf(50_000))).toEqual({ kind: "unknown" });
    const unnamed = { requiresPostalCode: false, cheapestDeliveryOre: null };
    expect(deliveryCost({ ...cartOf(50_000), ...unnamed })).toEqual({ kind: "unknown" });
  });

  it("is the cheapest price otherwise", () => {
    expect(deliveryCost({ ...cartOf(50_000), requiresPostalCode: false })).toEqual({ kind: "from", priceOre: 4900 });
  });

  it("excludes VAT where the prices do", () => {
    const cart = aCart({ delivery: chosen, includesVat: false });
    expect(deliveryCost(cart)).toEqual({ kind: "chosen", priceOre: 3920 });
  });
});
