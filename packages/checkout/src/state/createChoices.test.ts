import { describe, expect, it, vi } from "vitest";
import { aCheckout, aDeliveryCheckout } from "../fixtures/index.ts";
import { aState, settle } from "../testing/aState.ts";
import type { CheckoutState } from "./checkoutState.ts";

vi.mock("react", () => {
  throw new Error("The state room has imported react.");
});

const isEnabled = (state: CheckoutState): boolean => state.getState().checkoutIsEnabled;

describe("choices", () => {
  it("disables the checkout, shows the choice at once, and enables it after the response is shown", async () => {
    const { state, last } = aState();
    void state.chooseCustomerType("private");
    await settle();
    expect(state.getState()).toMatchObject({ checkoutIsEnabled: false, choices: { customerType: "private" } });
    expect(last().request).toEqual({ customerType: "private" });
    await last().answer(aCheckout({ customerType: "private", includesVat: true }));
    expect(state.getState()).toMatchObject({ checkoutIsEnabled: true, data: { includesVat: true } });
  });

  it("returns to the earlier choice and is enabled again when the call fails", async () => {
    const { state, last } = aState();
    void state.chooseCountry("NO");
    await settle();
    await last().refuse(422);
    expect(state.getState()).toMatchObject({ checkoutIsEnabled: true, choices: { countryCode: "SE" } });
  });

  it("suspends the payment before and resumes it afterwards", async () => {
    const { state, last } = aState();
    const embed = { suspend: vi.fn(), resume: vi.fn() };
    state.setEmbed(embed);
    void state.chooseCustomerType("private");
    await settle();
    expect(embed.suspend).toHaveBeenCalledOnce();
    expect(embed.resume).not.toHaveBeenCalled();
    await last().answer(aCheckout());
    expect(embed.resume).toHaveBeenCalledOnce();
  });

  it("chooses a delivery type with its first shipping option", async () => {
    const { state, last, pass } = aState();
    state.chooseDelivery(2);
    expect(state.getState().choices).toMatchObject({ deliveryValue: 2, shippingOptionId: "dag" });
    await pass(200);
    expect(last().request).toEqual({ deliveryId: 2, shippingOptionId: "dag" });
  });

  it("chooses one of the shipping options", async () => {
    const { state, last, pass } = aState();
    state.chooseShippingOption(2, "kvall");
    await pass(200);
    expect(last().request).toEqual({ deliveryId: 2, shippingOptionId: "kvall" });
  });

  it("sends only the last of several choices in quick succession", async () => {
    const { state, sent, last, pass } = aState();
    state.chooseDelivery(2);
    await pass(100);
    state.chooseDelivery(3);
    await pass(200);
    expect(sent).toHaveLength(1);
    expect(last().request).toEqual({ deliveryId: 3, shippingOptionId: null });
  });

  it("does nothing for a disabled delivery type", async () => {
    const { state, sent, pass } = aState();
    state.chooseDelivery(4);
    await pass(200);
    expect(sent).toEqual([]);
  });

  it("keeps a new choice when the response to an earlier one comes before it is sent", async () => {
    const { state, last, pass, sent } = aState();
    void state.chooseCustomerType("private");
    await settle();
    const first = last();
    state.choosePaymentType("3");
    await first.answer(aCheckout({ customerType: "private" }));
    expect(state.getState().choices).toMatchObject({ customerType: "private", paymentTypeId: "3" });
    await pass(200);
    expect(sent.at(-1)?.request).toEqual({ paymentTypeId: "3" });
    await last().answer(aCheckout({ customerType: "private", selectedPaymentTypeId: "1" }));
    expect(state.getState().choices.paymentTypeId).toBe("1");
  });

  it("keeps a new choice when an earlier one fails before it is sent", async () => {
    const { state, last, pass } = aState();
    void state.chooseCustomerType("private");
    await settle();
    const first = last();
    state.choosePaymentType("3");
    await first.refuse(500);
    expect(state.getState()).toMatchObject({ isChoiceLost: true, choices: { paymentTypeId: "3" } });
    await pass(200);
    expect(last().request).toEqual({ paymentTypeId: "3" });
  });

  it("is enabled when the last of two actions is done, and shows the last response", async () => {
    const { state, sent, last, pass } = aState();
    state.choosePaymentType("3");
    await pass(200);
    void state.chooseCustomerType("private");
    await last().answer(aCheckout({ selectedPaymentTypeId: "3" }));
    expect(isEnabled(state)).toBe(false);
    expect(state.getState().choices).toMatchObject({ customerType: "private" });
    await last().answer(aCheckout({ selectedPaymentTypeId: "3", customerType: "private" }));
    expect(sent).toHaveLength(2);
    expect(state.getState()).toMatchObject({
      checkoutIsEnabled: true,
      choices: { paymentTypeId: "3", customerType: "private" },
    });
  });
});

describe("submitPostalCode", () => {
  it("sends the digits and shows the delivery types", async () => {
    const session = { postalCode: null, shippingOptionId: null };
    const { state, last } = aState({ initial: aCheckout({ delivery: aDeliveryCheckout({ session }) }) });
    void state.submitPostalCode("127 47");
    await settle();
    expect(last().request).toEqual({ postalCode: "12747" });
    await last().answer(aCheckout());
    expect(state.getState()).toMatchObject({
      checkoutIsEnabled: true,
      data: { delivery: { session: { postalCode: "12747" } } },
    });
  });

  it("sends nothing that is not a postal code", async () => {
    const { state, sent } = aState();
    await state.submitPostalCode("12a45");
    expect(state.getState().postalCodeError).toEqual({ code: "not-digits" });
    await state.submitPostalCode(" ");
    expect(state.getState().postalCodeError).toEqual({ code: "missing" });
    expect(sent).toEqual([]);
  });

  it("shows the server's first message and is enabled again", async () => {
    const { state, last } = aState();
    void state.submitPostalCode("99999");
    await settle();
    await last().refuse(422, { attributes: { postal_code: ["Vi levererar tyvärr inte dit."] } });
    expect(state.getState()).toMatchObject({
      checkoutIsEnabled: true,
      postalCodeError: { text: "Vi levererar tyvärr inte dit." },
    });
  });

  it("has no message when the server gives none", async () => {
    const { state, last } = aState();
    void state.submitPostalCode("90000");
    await settle();
    await last().refuse(422, { attributes: { postal_code: [] } });
    expect(state.getState().postalCodeError).toEqual({ text: null });
  });

  it("merges an error body that has a handler into the known checkout", async () => {
    const { state, last } = aState();
    void state.submitPostalCode("80000");
    await settle();
    await last().refuse(422, { attributes: { postal_code: ["Finns inte."] }, handler: "svea", snippet: "<p></p>" });
    expect(state.getState()).toMatchObject({
      checkoutHandler: "svea",
      data: { snippet: "<p></p>", customerType: "company" },
      postalCodeError: { text: "Finns inte." },
    });
  });
});
