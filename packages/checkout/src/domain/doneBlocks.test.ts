import { expect, it } from "vitest";
import { aCheckout, aDeliveryCheckout } from "../fixtures/index.ts";
import type { CheckoutData } from "./checkoutData.ts";
import { doneBlocks } from "./doneBlocks.ts";

const done = (data: CheckoutData, isPaymentChosen = false): readonly string[] => [
  ...doneBlocks({ data, isPaymentChosen }),
];
const untouched = aDeliveryCheckout({ selected: null, session: { postalCode: null, shippingOptionId: null } });

it("has nothing done in an untouched checkout, although it has a customer type", () => {
  expect(done(aCheckout({ delivery: untouched }))).toEqual([]);
  expect(done(aCheckout({ delivery: null }))).toEqual([]);
});

it("has country and customer type done as soon as anything after them is", () => {
  expect(done(aCheckout({ delivery: untouched }), true)).toEqual(["country", "customer-type", "payment-type"]);
  const coded = aDeliveryCheckout({ selected: null });
  expect(done(aCheckout({ delivery: coded }))).toEqual(["country", "customer-type", "postal-code"]);
});

it("has everything but cart and payment done once all is chosen", () => {
  expect(done(aCheckout(), true)).toEqual(["country", "customer-type", "postal-code", "delivery", "payment-type"]);
});

it("does not count a delivery that is no longer available", () => {
  expect(done(aCheckout({ delivery: aDeliveryCheckout({ selected: { id: 4, priceOre: 0 } }) }))).not.toContain(
    "delivery",
  );
  expect(done(aCheckout({ delivery: aDeliveryCheckout({ selected: { id: 99, priceOre: 0 } }) }))).not.toContain(
    "delivery",
  );
});
