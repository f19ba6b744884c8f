import { describe, expect, it } from "vitest";
import { emptyCart, emptyDiscount } from "./cart.ts";
import { cartSummary } from "./cartSummary.ts";
import { deliveryCost } from "./deliveryCost.ts";
import { freeDelivery } from "./freeDelivery.ts";

describe("the cart of a visitor without a session", () => {
  it("holds and suggests nothing", () => {
    expect(emptyCart).toMatchObject({
      lines: [],
      itemCount: 0,
      productsOre: 0,
      discount: { rows: [] },
      suggestedProducts: { title: "", products: [] },
      orderedWithProducts: [],
    });
    expect(emptyCart.discount).toBe(emptyDiscount);
  });

  it("costs nothing, and uses VAT of 25 percent", () => {
    const nothing = { includesVat: true, productsOre: 0, discountOre: 0, payment: null, totalOre: 0, vatOre: 0 };
    expect(cartSummary(emptyCart)).toMatchObject(nothing);
    expect(cartSummary(emptyCart, { name: "Faktura", priceOre: 12_500 })).toMatchObject({
      totalOre: 12_500,
      vatOre: 2500,
    });
  });

  it("requires no postal code, and leaves delivery open", () => {
    expect(deliveryCost({ ...emptyCart, cheapestDeliveryOre: 4900 })).toEqual({ kind: "from", priceOre: 4900 });
    expect(freeDelivery({ ...emptyCart, freeDeliveryLimitOre: 10_000 }).state).toBe("far");
  });
});
