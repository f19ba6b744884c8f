import { aCart } from "@torg/cart/fixtures";
import { describe, expect, it } from "vitest";
import { aCheckout, aDeliveryCheckout, aPaymentType } from "../fixtures/index.ts";
import { optionPriceOre, optionsShowOre } from "./optionBox.ts";
import { checkoutCart, deliveryName, orderButton, paymentFee } from "./order.ts";

describe("orderButton", () => {
  it("says that the order costs something whenever it does", () => {
    expect(orderButton(1, false)).toBe("buy-now");
    expect(orderButton(0, false)).toBe("place-order");
    expect(orderButton(1, true)).toBe("send-request");
  });
});

describe("checkoutCart", () => {
  it("uses delivery and VAT mode of the checkout", () => {
    expect(checkoutCart(aCart(), aCheckout())).toMatchObject({
      includesVat: false,
      delivery: { selected: { priceOre: 4900 } },
    });
  });
});

describe("deliveryName", () => {
  it("is the delivery that the server has chosen, and null before that", () => {
    const chosen = { selected: { id: 2, priceOre: 39_900 } };
    expect(deliveryName({ delivery: aDeliveryCheckout(chosen) })).toBe("Hemleverans");
    expect(deliveryName({ delivery: aDeliveryCheckout({ selected: null }) })).toBeNull();
    expect(deliveryName({ delivery: null })).toBeNull();
  });
});

describe("paymentFee", () => {
  it("is named after the payment method", () => {
    expect(paymentFee(aPaymentType({ feeOre: 2900 }))).toEqual({ name: "Faktura för företag", priceOre: 2900 });
    expect(paymentFee(null)).toBeNull();
  });
});

describe("optionsShowOre", () => {
  it("says whether all boxes in a group show two decimals, or none of them", () => {
    const mode = { includesVat: true, dominantVatFactor: 1.25 };
    expect(optionsShowOre([0, 4900, 39_900, null], mode)).toBe(false);
    expect(optionsShowOre([0, 10_000, 39_900, null], { ...mode, includesVat: false })).toBe(true);
    expect(optionsShowOre([0, 10_000, null], { ...mode, includesVat: false })).toBe(false);
  });
});

describe("optionPriceOre", () => {
  it("excludes VAT where the prices do", () => {
    const mode = { includesVat: true, dominantVatFactor: 1.25 };
    expect(optionPriceOre(39_900, mode)).toBe(39_900);
    expect(optionPriceOre(39_900, { ...mode, includesVat: false })).toBe(31_920);
  });

  it("is null for a missing or negative price, and 0 for nothing to pay", () => {
    const mode = { includesVat: true, dominantVatFactor: 1.25 };
    expect(optionPriceOre(null, mode)).toBeNull();
    expect(optionPriceOre(-1, mode)).toBeNull();
    expect(optionPriceOre(0, mode)).toBe(0);
  });
});
