import { aCart, aCartLine } from "@torg/cart/fixtures";
import { createCartState } from "@torg/cart/state";
import { describe, expect, it, vi } from "vitest";
import { aCheckout, aCustomerForm, aDeliveryCheckout, aPaymentType } from "../fixtures/index.ts";
import { aState, settle } from "../testing/aState.ts";
import type { CheckoutState } from "./checkoutState.ts";

vi.mock("react", () => {
  throw new Error("The state room has imported react.");
});

const isEnabled = (state: CheckoutState): boolean => state.getState().checkoutIsEnabled;

describe("placeOrder", () => {
  it("sends nothing while something is missing, and says what", async () => {
    const { state, sent } = aState();
    await state.placeOrder(aCustomerForm({ companyName: "", acceptsTerms: false }));
    expect(sent).toEqual([]);
    const faults = { problems: { companyName: "missing", acceptsTerms: "missing" }, texts: {} };
    expect(state.getState().orderErrors).toEqual({ ...faults, first: faults, attempt: 1 });
  });

  it("sends the form and opens the confirmation, and is disabled until then", async () => {
    const { state, sent, last, redirect } = aState();
    void state.placeOrder(aCustomerForm({ firstName: " Anna " }));
    expect(isEnabled(state)).toBe(false);
    await vi.waitUntil(() => sent.length > 0);
    expect(last()).toMatchObject({ path: "/checkout/manual_payment", request: aCustomerForm() });
    await last().answer({ orderId: 100301, redirectUrl: "/checkout/confirmation/100301" });
    expect(redirect).toHaveBeenCalledExactlyOnceWith("/checkout/confirmation/100301");
    expect(isEnabled(state)).toBe(false);
  });

  it("uses the call for orders that cost nothing when the snippet says so", async () => {
    const { state, sent, last } = aState({ initial: aCheckout({ snippet: "free_order" }) });
    void state.placeOrder(aCustomerForm());
    await vi.waitUntil(() => sent.length > 0);
    expect(last().path).toBe("/checkout/freeorder");
  });

  it("is disabled from the press on, before anything has loaded", () => {
    const { state } = aState();
    void state.placeOrder(aCustomerForm());
    expect(isEnabled(state)).toBe(false);
  });

  it("does not order twice", async () => {
    const { state, sent } = aState();
    void state.placeOrder(aCustomerForm());
    await state.placeOrder(aCustomerForm());
    await vi.waitUntil(() => sent.length > 0);
    expect(sent).toHaveLength(1);
  });

  it("shows the server's messages at their fields and is enabled again", async () => {
    const { state, sent, last } = aState();
    void state.placeOrder(aCustomerForm());
    await vi.waitUntil(() => sent.length > 0);
    await last().refuse(422, { message: "Kontrollera uppgifterna.", errors: { user_email: ["Ogiltig.", "Ändra."] } });
    expect(state.getState()).toMatchObject({
      checkoutIsEnabled: true,
      orderErrors: { texts: { email: "Ogiltig. Ändra." }, message: "Kontrollera uppgifterna.", attempt: 1 },
    });
  });

  it("sends the shown sum, and reads the checkout again when the server charges another", async () => {
    const { state, sent, last } = aState();
    void state.placeOrder(aCustomerForm({ totalOre: 59_850 }));
    await vi.waitUntil(() => sent.length > 0);
    expect(last().request).toMatchObject({ totalOre: 59_850 });
    await last().refuse(409, { message: "Priset har ändrats." });
    expect(last().path).toBe("/checkoutv3/checkoutv3/show");
    expect(isEnabled(state)).toBe(false);
    await last().answer(aCheckout({ cheapestDeliveryOre: 5900 }));
    expect(state.getState()).toMatchObject({
      checkoutIsEnabled: true,
      data: { cheapestDeliveryOre: 5900 },
      orderErrors: { message: "Priset har ändrats." },
    });
  });

  it("has no server message when the call fails", async () => {
    const { state, sent, last, redirect } = aState();
    void state.placeOrder(aCustomerForm());
    await vi.waitUntil(() => sent.length > 0);
    await last().refuse(500, { message: "Something" });
    expect(state.getState().orderErrors).toMatchObject({ message: null });
    expect(redirect).not.toHaveBeenCalled();
  });

  it("keeps an order that is placed during a choice, and sends it after the response", async () => {
    const { state, last, sent, pass } = aState();
    state.chooseDelivery(2);
    void state.placeOrder(aCustomerForm());
    await settle();
    expect(sent).toHaveLength(1);
    expect(last().request).toEqual({ deliveryId: 2, shippingOptionId: "dag" });
    expect(state.getState().orderPhase).toBe("waiting");
    await last().answer(aCheckout());
    await pass(0);
    await vi.waitUntil(() => sent.length > 1);
    expect(last().path).toBe("/checkout/manual_payment");
  });

  it("keeps an order that is placed while the checkout is held, and sends the form as it is then", async () => {
    const { state, last, sent, pass } = aState();
    const release = state.hold();
    let typed = "Anna";
    void state.placeOrder(() => aCustomerForm({ firstName: typed }));
    void state.placeOrder(aCustomerForm());
    await pass(0);
    expect(sent).toEqual([]);
    typed = "Anna-Karin";
    release();
    await pass(0);
    await vi.waitUntil(() => sent.length > 0);
    expect(last().request).toMatchObject({ firstName: "Anna-Karin" });
    expect(sent).toHaveLength(1);
  });

  it("reports it, and sends nothing, when the order changed while it was waiting", async () => {
    const { state, last, sent, pass } = aState();
    let totalOre = 59_850;
    state.chooseDelivery(2);
    const placed = state.placeOrder(() => aCustomerForm({ totalOre }));
    await settle();
    totalOre = 99_850;
    await last().answer(aCheckout());
    await pass(0);
    await placed;
    expect(sent).toHaveLength(1);
    expect(state.getState()).toMatchObject({ orderPhase: "none", orderErrors: { isOutdated: true, attempt: 1 } });
    void state.placeOrder(() => aCustomerForm({ totalOre }));
    await vi.waitUntil(() => sent.length > 1);
  });

  it("reports a missing delivery together with the problems of the form", async () => {
    const delivery = aDeliveryCheckout({ selected: null });
    const cart = createCartState({ client: aState().client, initial: aCart({ lines: [aCartLine()] }) });
    const { state, sent } = aState({ initial: aCheckout({ delivery }) });
    state.followCart(cart);
    await state.placeOrder(aCustomerForm({ city: "" }));
    expect(sent).toEqual([]);
    expect(state.getState().orderErrors?.problems).toEqual({ delivery: "missing", city: "missing" });
    state.chooseDelivery(2);
    expect(state.getState().orderErrors?.problems).toEqual({ city: "missing" });
  });

  it("reports a postal code once when neither the page nor the form has it", async () => {
    const delivery = aDeliveryCheckout({ selected: null, session: { postalCode: null, shippingOptionId: null } });
    const cart = createCartState({ client: aState().client, initial: aCart({ lines: [aCartLine()] }) });
    const { state } = aState({ initial: aCheckout({ delivery, requiresPostalCode: true }) });
    state.followCart(cart);
    await state.placeOrder(aCustomerForm({ postalCode: "" }));
    expect(state.getState().orderErrors?.problems).toEqual({ "postal-code": "missing" });
    await state.placeOrder(aCustomerForm({ postalCode: "12" }));
    expect(state.getState().orderErrors?.problems).toEqual({ "postal-code": "missing", postalCode: "malformed" });
  });

  it("removes the message of a field as soon as it is corrected, and only then", async () => {
    const { state } = aState();
    await state.placeOrder(aCustomerForm({ email: "anna", city: "" }));
    await state.mendField("email", aCustomerForm({ email: "anna@", city: "" }));
    expect(state.getState().orderErrors?.problems).toEqual({ email: "malformed", city: "missing" });
    await state.mendField("email", aCustomerForm({ city: "" }));
    expect(state.getState().orderErrors?.problems).toEqual({ city: "missing" });
    await state.mendField("city", aCustomerForm());
    expect(state.getState().orderErrors).toBeNull();
  });

  it("requires the personal number of a private buyer when the payment needs it", async () => {
    const invoice = aPaymentType({ isForPrivate: true, requiresPersonalNumber: true });
    const initial = aCheckout({ customerType: "private", paymentTypes: [invoice] });
    const { state, sent } = aState({ initial });
    await state.placeOrder(aCustomerForm({ customerType: "private", identityNumber: "" }));
    expect(state.getState().orderErrors?.problems).toEqual({ identityNumber: "missing" });
    expect(sent).toEqual([]);
  });
});

describe("payElsewhere", () => {
  const card = aCheckout({ handler: "card", snippet: "<div></div>", redirectUrl: "/card?order=1" });
  const payment = { address: "/card?order=1", shown: "as it is", obstacles: {} };

  it("checks that the order is still the one shown, and redirects there", async () => {
    const { state, sent, last, redirect } = aState({ initial: card });
    void state.payElsewhere(() => payment);
    await vi.waitUntil(() => sent.length === 1);
    expect(last().path).toBe("/checkoutv3/checkoutv3/show");
    await last().answer(card);
    expect(redirect).toHaveBeenCalledWith("/card?order=1");
    expect(isEnabled(state)).toBe(false);
  });

  it("shows the changed order, and does not redirect", async () => {
    const { state, sent, last, redirect } = aState({ initial: card });
    const paid = state.payElsewhere(() => payment);
    await vi.waitUntil(() => sent.length === 1);
    await last().answer({ ...card, redirectUrl: "/card?order=2" });
    expect(await paid).toBe(true);
    expect(redirect).not.toHaveBeenCalled();
    expect(state.getState()).toMatchObject({
      checkoutIsEnabled: true,
      orderPhase: "none",
      orderErrors: { isOutdated: true },
      data: { redirectUrl: "/card?order=2" },
    });
  });

  it("redirects even if the shop does not answer: the shop checks again after the payment", async () => {
    const { state, sent, last, redirect } = aState({ initial: card });
    void state.payElsewhere(() => payment);
    await vi.waitUntil(() => sent.length === 1);
    await last().refuse(500);
    expect(redirect).toHaveBeenCalledOnce();
  });

  it("reports the obstacles, and returns false when the provider has no address", async () => {
    const { state, sent } = aState({ initial: card });
    expect(await state.payElsewhere(() => ({ ...payment, obstacles: { delivery: "Välj." } }))).toBe(true);
    expect(state.getState().orderErrors?.texts).toEqual({ delivery: "Välj." });
    expect(await state.payElsewhere(() => ({ ...payment, address: null }))).toBe(false);
    expect(sent).toEqual([]);
  });

  it("reports a payment method that disappeared while it was waiting", async () => {
    const { state, pass, redirect } = aState({ initial: card });
    const release = state.hold();
    let drawn: typeof payment | null = payment;
    const paid = state.payElsewhere(() => drawn);
    drawn = null;
    release();
    await pass(0);
    await paid;
    expect(state.getState().orderErrors).toMatchObject({ isOutdated: true });
    expect(redirect).not.toHaveBeenCalled();
  });
});
