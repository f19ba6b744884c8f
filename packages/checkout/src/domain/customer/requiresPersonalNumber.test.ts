import { describe, expect, it } from "vitest";
import { aCheckout, aPaymentType } from "../../fixtures/aCheckout.ts";
import type { CheckoutChoices } from "../checkoutChoices.ts";
import { requiresPersonalNumber } from "./requiresPersonalNumber.ts";

const invoice = aPaymentType({ id: "invoice", isForPrivate: true, requiresPersonalNumber: true });
const card = aPaymentType({ id: "card", isForPrivate: true, isCredit: false });

const proposed = {
  data: aCheckout({ snippet: "manual_payment", paymentTypes: [invoice, card] }),
  isPaymentChosen: false,
};
const chosen = { ...proposed, isPaymentChosen: true };
const choices = (changes: Partial<CheckoutChoices> = {}): CheckoutChoices => ({
  customerType: "private",
  countryCode: "SE",
  paymentTypeId: "invoice",
  deliveryValue: null,
  shippingOptionId: null,
  ...changes,
});

describe("requiresPersonalNumber", () => {
  it("is true for a selected payment method that needs the number", () => {
    expect(requiresPersonalNumber({ ...chosen, choices: choices() })).toBe(true);
    expect(requiresPersonalNumber({ ...chosen, choices: choices({ paymentTypeId: "card" }) })).toBe(false);
  });

  it("is false for credit that the server suggests while there are other methods", () => {
    expect(requiresPersonalNumber({ ...proposed, choices: choices() })).toBe(false);
    const data = { ...proposed.data, paymentTypes: [invoice] };
    expect(requiresPersonalNumber({ ...proposed, data, choices: choices() })).toBe(true);
  });

  it("is false for a payment method that the customer type may not use", () => {
    const data = { ...chosen.data, paymentTypes: [{ ...invoice, isForCompany: false }, card] };
    expect(requiresPersonalNumber({ ...chosen, data, choices: choices({ customerType: "company" }) })).toBe(false);
  });

  it("is false where a provider collects the buyer's details itself", () => {
    const data = { ...chosen.data, snippet: "<div></div>" };
    expect(requiresPersonalNumber({ ...chosen, data, choices: choices() })).toBe(false);
  });
});
