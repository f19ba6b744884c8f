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
  it("makes the customer type 2 and payment 3 when nothing else is asked", () => {
    expect(numbersOf(none)).toEqual({ products: 1, "customer-type": 2, payment: 3 });
  });

  it("raises the number of payment by one for each further block", () => {
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

  it("leaves no gap and gives no number twice", () => {
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

  it("hides delivery until a required postal code is there", () => {
    expect(isDeliveryShown(aCheckout({ delivery: noCode }))).toBe(false);
    expect(isDeliveryShown(aCheckout())).toBe(true);
    expect(isDeliveryShown(aCheckout({ delivery: noCode, requiresPostalCode: false }))).toBe(true);
  });

  it("misses a postal code where nothing is known of the delivery yet", () => {
    expect(isPostalCodeMissing(aCheckout({ delivery: null }))).toBe(true);
    expect(isPostalCodeMissing(aCheckout({ delivery: null, requiresPostalCode: false }))).toBe(false);
  });

  it("hides delivery that the payment checkout asks for", () => {
    const delivery = aDeliveryCheckout({ handler: "klarna" });
    expect(isDeliveryShown(aCheckout({ handler: "klarna", snippet: "<div></div>", delivery }))).toBe(false);
    expect(isDeliveryShown(aCheckout({ handler: "svea", delivery }))).toBe(true);
    expect(isDeliveryShown(aCheckout({ handler: null, delivery }))).toBe(true);
    expect(isDeliveryShown(aCheckout({ handler: "internal" }))).toBe(true);
    expect(isDeliveryShown(aCheckout({ delivery: null }))).toBe(false);
  });

  it("shows delivery beside a form of the shop's own, which asks for none, whatever pays otherwise", () => {
    const delivery = aDeliveryCheckout({ handler: "klarna" });
    for (const snippet of ["free_order", "manual_payment"])
      expect(isDeliveryShown(aCheckout({ handler: "klarna", snippet, delivery }))).toBe(true);
  });

  it("asks for no way to pay where there is nothing to pay", () => {
    expect(optionalBlocks(aCheckout({ snippet: "free_order" }), [])).toMatchObject({ hasPaymentType: false });
    expect(optionalBlocks(aCheckout({ snippet: "manual_payment" }), [])).toMatchObject({ hasPaymentType: true });
  });

  it("asks for the country and the way to pay only when there is a choice", () => {
    const one = aCheckout({ paymentTypes: [aPaymentType()] });
    expect(optionalBlocks(one, [])).toMatchObject({ hasCountry: false, hasPaymentType: false });
    const sweden = [{ code: "SE", name: "Sverige" }];
    expect(optionalBlocks(aCheckout(), sweden)).toMatchObject({ hasCountry: true, hasPaymentType: true });
  });
});
