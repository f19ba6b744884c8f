import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCheckout, aDeliveryCheckout, aPaymentType } from "../fixtures/index.ts";
import { isDeliveryShown, numberBlocks, optionalBlocks, type OptionalBlocks } from "./blocks.ts";
import { isPostalCodeMissing } from "./isPostalCodeMissing.ts";

const none: OptionalBlocks = { hasCountry: false, hasPostalCode: false, hasDelivery: false, hasPaymentType: false };
const all: OptionalBlocks = { hasCountry: true, hasPostalCode: true, hasDelivery: true, hasPaymentType: true };
const numbersOf = (optional: OptionalBlocks): Readonly<Record<string, number>> =>
  Object.fromEntries(numberBlocks(optional).map(({ name, number }) => [name, number]));

describe("numberBlocks", () => {
  it("makes the customer type 2 and payment 3 when nothing else is required", () => {
    expect(numbersOf(none)).toEqual({ products: 1, "customer-type": 2, payment: 3 });
  });

  it("raises the number of payment by one for each additional block", () => {
    expect(numbersOf(all)["payment"]).toBe(7);
    expect(numbersOf({ ...all, hasCountry: false })["payment"]).toBe(6);
  });

  it("keeps the order of the blocks", () => {
    expect(numberBlocks(all).map(({ name }) => name)).toEqual([
      "products",
      "country",
      "customer-type",
      "postal-code",
      "delivery",
      "payment-type",
      "payment",
    ]);
  });

  it("leaves no gap and uses no number twice", () => {
    const flags = fc.record({
      hasCountry: fc.boolean(),
      hasPostalCode: fc.boolean(),
      hasDelivery: fc.boolean(),
      hasPaymentType: fc.boolean(),
    });
    fc.assert(
      fc.property(flags, (optional) => {
        const blocks = numberBlocks(optional);
        expect(blocks.map(({ number }) => number)).toEqual(blocks.map((_, index) => index + 1));
        expect(blocks).toHaveLength(3 + Object.values(optional).filter(Boolean).length);
      }),
    );
  });
});

describe("optionalBlocks", () => {
  const noCode = aDeliveryCheckout({ session: { postalCode: null, shippingOptionId: null } });

  it("hides delivery until there is a required postal code", () => {
    expect(isDeliveryShown(aCheckout({ delivery: noCode }))).toBe(false);
    expect(isDeliveryShown(aCheckout())).toBe(true);
    expect(isDeliveryShown(aCheckout({ delivery: noCode, requiresPostalCode: false }))).toBe(true);
  });

  it("treats the postal code as missing while nothing is known about the delivery", () => {
    expect(isPostalCodeMissing(aCheckout({ delivery: null }))).toBe(true);
    expect(isPostalCodeMissing(aCheckout({ delivery: null, requiresPostalCode: false }))).toBe(false);
  });

  it("hides delivery when the payment checkout includes it", () => {
    const delivery = aDeliveryCheckout({ handler: "klarna" });
    expect(isDeliveryShown(aCheckout({ handler: "klarna", snippet: "<div></div>", delivery }))).toBe(false);
    expect(isDeliveryShown(aCheckout({ handler: "svea", delivery }))).toBe(true);
    expect(isDeliveryShown(aCheckout({ handler: null, delivery }))).toBe(true);
    expect(isDeliveryShown(aCheckout({ handler: "internal" }))).toBe(true);
    expect(isDeliveryShown(aCheckout({ delivery: null }))).toBe(false);
  });

  it("shows delivery beside the shop's own form, whatever payment checkout is used otherwise", () => {
    const delivery = aDeliveryCheckout({ handler: "klarna" });
    for (const snippet of ["free_order", "manual_payment"])
      expect(isDeliveryShown(aCheckout({ handler: "klarna", snippet, delivery }))).toBe(true);
  });

  it("hides the payment methods when there is nothing to pay", () => {
    expect(optionalBlocks(aCheckout({ snippet: "free_order" }), [])).toMatchObject({ hasPaymentType: false });
    expect(optionalBlocks(aCheckout({ snippet: "manual_payment" }), [])).toMatchObject({ hasPaymentType: true });
  });

  it("shows the country and the payment method only when there is a choice", () => {
    const one = aCheckout({ paymentTypes: [aPaymentType()] });
    expect(optionalBlocks(one, [])).toMatchObject({ hasCountry: false, hasPaymentType: false });
    const sweden = [{ code: "SE", name: "Sverige" }];
    expect(optionalBlocks(aCheckout(), sweden)).toMatchObject({ hasCountry: true, hasPaymentType: true });
  });
});
