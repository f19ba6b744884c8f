import { describe, expect, it, vi } from "vitest";
import { aCheckout, aCustomerForm } from "../fixtures/index.ts";
import { aState, settle } from "../testing/aState.ts";
import type { CheckoutState } from "./checkoutState.ts";

const isEnabled = (state: CheckoutState): boolean => state.getState().checkoutIsEnabled;

describe("isUpdated", () => {
  const chosen = aCheckout({ countryCode: "NO" });

  it("is true once a change was saved, and stays true while a payment is opened", async () => {
    const { state, last } = aState();
    expect(state.getState().isUpdated).toBe(false);
    void state.chooseCountry("NO");
    await settle();
    await last().answer(chosen);
    expect(state.getState().isUpdated).toBe(true);
    state.hold()();
    expect(state.getState().isUpdated).toBe(true);
  });

  it("is false when a change could not be saved, even after one that was", async () => {
    const { state, last } = aState();
    void state.chooseCountry("NO");
    await settle();
    await last().answer(chosen);
    void state.chooseCountry("FI");
    await settle();
    await last().refuse(422);
    expect(state.getState()).toMatchObject({ isUpdated: false, choices: { countryCode: "NO" } });
  });

  it("is false after an order that was refused", async () => {
    const { state, sent, last } = aState();
    void state.placeOrder(aCustomerForm());
    await vi.waitUntil(() => sent.length > 0);
    await last().refuse(422, { message: "Kontrollera uppgifterna.", errors: { user_email: ["Ogiltig."] } });
    expect(state.getState()).toMatchObject({ isUpdated: false, checkoutIsEnabled: true });
  });
});

describe("the message about a payment or an order", () => {
  const refuse = async ({ state, sent, last }: ReturnType<typeof aState>, body: object): Promise<void> => {
    void state.placeOrder(aCustomerForm());
    await vi.waitUntil(() => sent.length > 0);
    await last().refuse(422, body);
    // Only then is the checkout read again.
    if (!isEnabled(state)) await last().answer(aCheckout());
  };
  const choose = async ({ state, last, pass }: ReturnType<typeof aState>): Promise<void> => {
    state.chooseDelivery(2);
    await pass(200);
    await last().answer(aCheckout());
  };

  it("is removed by a change that was saved", async () => {
    const tools = aState();
    await refuse(tools, { message: "Välj ett fraktsätt." });
    expect(tools.state.getState().orderErrors).toMatchObject({ message: "Välj ett fraktsätt." });
    tools.state.showPaymentError("Välj ett fraktsätt innan du betalar.");
    await choose(tools);
    expect(tools.state.getState()).toMatchObject({ paymentError: null, orderErrors: null });
  });

  it("stays when the change could not be saved", async () => {
    const { state, last } = aState();
    state.showPaymentError("Kortet nekades.");
    void state.chooseCountry("NO");
    await settle();
    await last().refuse(500);
    expect(state.getState().paymentError).toBe("Kortet nekades.");
  });

  it("stays with the fields that it is about", async () => {
    const tools = aState();
    await refuse(tools, { message: "Kontrollera uppgifterna.", errors: { user_email: ["Ogiltig."] } });
    const trouble = tools.state.getState().orderErrors;
    await choose(tools);
    expect(tools.state.getState().orderErrors).toBe(trouble);
  });
});

describe("a refused postal code", () => {
  async function refused() {
    const tools = aState();
    void tools.state.submitPostalCode("99999");
    await settle();
    await tools.last().refuse(422, { attributes: { postal_code: ["Vi levererar tyvärr inte dit."] } });
    return tools;
  }

  it("blocks an order, and is reported at its field with every attempt", async () => {
    const { state, sent } = await refused();
    expect(state.isPostalCodeInTheWay()).toBe(true);
    await state.placeOrder(aCustomerForm());
    const first = state.getState().postalCodeError;
    expect(first).toEqual({ code: "in-the-way" });
    await state.placeOrder(aCustomerForm());
    expect(state.getState().postalCodeError).not.toBe(first);
    expect(sent).toHaveLength(1);
    expect(isEnabled(state)).toBe(true);
  });

  it("no longer blocks once another is accepted", async () => {
    const { state, last } = await refused();
    void state.submitPostalCode("41105");
    await settle();
    await last().answer(aCheckout());
    expect(state.isPostalCodeInTheWay()).toBe(false);
  });

  it("does not matter where a postal code is no longer required", async () => {
    const { state } = await refused();
    state.apply({ requires_postal_code: false });
    expect(state.isPostalCodeInTheWay()).toBe(false);
  });
});
