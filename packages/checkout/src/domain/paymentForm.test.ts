import { describe, expect, it } from "vitest";
import { isOwnForm, isProviderForm, paymentForm } from "./paymentForm.ts";

describe("paymentForm", () => {
  it.each([
    { handler: "klarna", snippet: null, form: null },
    { handler: "klarna", snippet: "", form: null },
    { handler: null, snippet: "free_order", form: "free-order" },
    { handler: "card", snippet: "free_order", form: "free-order" },
    { handler: "swish", snippet: "manual_payment", form: "manual" },
    { handler: "card", snippet: "<div></div>", form: "card-page" },
    { handler: "klarna", snippet: "<div></div>", form: "embedded" },
    { handler: null, snippet: "\n<div></div>", form: "embedded" },
  ] as const)("is $form for $handler with $snippet", ({ form, ...data }) => expect(paymentForm(data)).toBe(form));
});

it("is either the shop's own form, or a provider's", () => {
  const forms = ["free-order", "manual", "card-page", "embedded", null] as const;
  expect(forms.map(isOwnForm)).toEqual([true, true, false, false, false]);
  expect(forms.map(isProviderForm)).toEqual([false, false, true, true, false]);
});
