import { describe, expect, it } from "vitest";
import { aCheckout, aDeliveryCheckout } from "../fixtures/index.ts";
import { type CheckoutChoices, withChoices } from "./checkoutChoices.ts";

describe("withChoices", () => {
  const data = aCheckout({ termsVersion: "a1" });
  const asChosen: CheckoutChoices = {
    customerType: "company",
    countryCode: "SE",
    paymentTypeId: "5",
    deliveryValue: 1,
    shippingOptionId: "ombud-1",
  };

  it("is the checkout itself when the server has answered every choice", () => {
    expect(withChoices(data, asChosen)).toEqual(data);
  });

  it("shows choices that are on their way to the server, without a price until there is one", () => {
    const other = { ...asChosen, countryCode: "NO", deliveryValue: 2, shippingOptionId: "kvall" };
    expect(withChoices(data, { ...other, customerType: "private" })).toEqual({
      ...data,
      customerType: "private",
      countryCode: "NO",
      delivery: aDeliveryCheckout({
        selected: { id: 2, priceOre: null },
        session: { postalCode: "12747", shippingOptionId: "kvall" },
      }),
    });
  });

  it("shows a first choice of delivery, and no delivery when there is nothing to deliver", () => {
    const unchosen = { ...data, delivery: aDeliveryCheckout({ selected: null }) };
    expect(withChoices(unchosen, asChosen).delivery?.selected).toEqual({
      id: 1,
      priceOre: null,
    });
    expect(withChoices({ ...data, delivery: null }, asChosen).delivery).toBeNull();
  });
});
