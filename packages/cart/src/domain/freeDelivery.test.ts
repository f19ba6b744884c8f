import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aDiscount } from "../fixtures/index.ts";
import { deliveryCost } from "./deliveryCost.ts";
import { freeDelivery } from "./freeDelivery.ts";

const costing = (kronor: number): ReturnType<typeof aCartLine> =>
  aCartLine({ quantity: 1, unit_price_incl_vat: kronor });
const cartOf = (kronor: number): ReturnType<typeof aCart> => aCart({ products: [costing(kronor)] });

describe("freeDelivery", () => {
  it("tells what is left in whole kronor, rounded up, so that this much more is enough", () => {
    expect(freeDelivery(cartOf(799.5))).toMatchObject({ leftOre: 20_050, leftKronor: 201 });
    expect(freeDelivery(cartOf(999.99))).toMatchObject({ leftOre: 1, leftKronor: 1 });
    expect(freeDelivery(cartOf(700))).toMatchObject({ leftKronor: 300 });
  });

  it("is what the goods lack to the limit", () => {
    expect(freeDelivery(cartOf(699))).toMatchObject({ state: "far", leftOre: 30_100, limitOre: 100_000 });
  });

  it("is near when exactly 30 percent is left", () => {
    expect(freeDelivery(cartOf(700))).toMatchObject({ state: "near", leftOre: 30_000, percentLeft: 30 });
  });

  it("is reached when nothing is left", () => {
    expect(freeDelivery(cartOf(1000))).toEqual({ state: "qualified" });
    expect(freeDelivery(cartOf(999)).state).toBe("near");
  });

  it("looks at the goods with VAT and after discounts", () => {
    const discount = aDiscount({ total_incl_vat: 400 });
    expect(freeDelivery(aCart({ products: [costing(1000)], discount, includes_vat: false }))).toMatchObject({
      leftOre: 40_000,
    });
  });

  it("does not exist without a limit, nor when the goods are picked up", () => {
    expect(freeDelivery(aCart({ free_delivery_limit: null }))).toEqual({ state: "none" });
    expect(freeDelivery(aCart({ force_pickup_in_store: true }))).toEqual({ state: "none" });
  });

  it("is always reached with the limit 0", () => {
    expect(freeDelivery(aCart({ products: [], free_delivery_limit: 0 }))).toEqual({ state: "qualified" });
  });

  it("never says both that something is left and that the limit is reached", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 300_000 }), (ore, limit) => {
        const result = freeDelivery(aCart({ products: [costing(ore / 100)], free_delivery_limit: limit / 100 }));
        expect(result.state === "qualified").toBe(ore >= limit);
        if ("leftOre" in result) expect(result.leftOre).toBe(limit - ore);
      }),
    );
  });
});

describe("deliveryCost", () => {
  const chosen = { selected_delivery_option: { value: 1, price: 49 } };

  it("is the chosen delivery's price, 0 too", () => {
    expect(deliveryCost(aCart({ delivery_checkout: chosen }))).toEqual({ kind: "chosen", priceOre: 4900 });
    const free = { selected_delivery_option: { value: 3, price: 0 } };
    expect(deliveryCost(aCart({ delivery_checkout: free }))).toEqual({ kind: "chosen", priceOre: 0 });
  });

  it("is nothing when free delivery is reached", () => {
    expect(deliveryCost(cartOf(1000))).toEqual({ kind: "free" });
  });

  it("takes a price below nothing for none", () => {
    const odd = { selected_delivery_option: { value: 1, price: -1 } };
    expect(deliveryCost(aCart({ products: [costing(500)], delivery_checkout: odd }))).toEqual({ kind: "unknown" });
  });

  it("is unknown before a postal code, and where the shop names no price", () => {
    expect(deliveryCost(cartOf(500))).toEqual({ kind: "unknown" });
    const unnamed = { requires_postal_code: false, cheapest_delivery_price: null };
    expect(deliveryCost({ ...cartOf(500), ...unnamed })).toEqual({ kind: "unknown" });
  });

  it("is the cheapest price otherwise", () => {
    expect(deliveryCost({ ...cartOf(500), requires_postal_code: false })).toEqual({ kind: "from", priceOre: 4900 });
  });

  it("leaves VAT out where the prices do", () => {
    const cart = aCart({ delivery_checkout: chosen, includes_vat: false });
    expect(deliveryCost(cart)).toEqual({ kind: "chosen", priceOre: 3920 });
  });
});
