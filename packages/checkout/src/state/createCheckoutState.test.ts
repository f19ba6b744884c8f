import { aCart, aCartLine } from "@torg/cart/fixtures";
import { createCartState, type CartState } from "@torg/cart/state";
import { describe, expect, it, vi } from "vitest";
import { aCheckout, aCustomerForm, aDeliveryCheckout, aPaymentType } from "../fixtures/index.ts";
import { aState, settle } from "../testing/aState.ts";
import type { CheckoutState } from "./checkoutState.ts";
import { choiceDelay } from "./createAsk.ts";

vi.mock("react", () => {
  throw new Error("The state room has imported react.");
});

const isEnabled = (state: CheckoutState): boolean => state.getState().checkoutIsEnabled;

describe("initializeSnippet", () => {
  it("shows the server's checkout and enables it", async () => {
    const { state, last } = aState({});
    expect(isEnabled(state)).toBe(false);
    void state.checkout.initializeSnippet();
    await last().answer(aCheckout());
    expect(state.getState()).toMatchObject({
      checkoutIsEnabled: true,
      isLoaded: true,
      selectedDeliveryTypePrice: 49,
      isPostalCodeRequired: true,
      checkoutHandler: null,
    });
  });

  it("stays as it is without a word when it fails", async () => {
    const { state, last } = aState({});
    void state.checkout.initializeSnippet();
    await last().refuse(500);
    expect(state.getState()).toMatchObject({ isLoaded: false, checkoutIsEnabled: false, paymentError: null });
  });

  it("enables the checkout without a snippet too, so that the page can say so", async () => {
    const { state, last } = aState({});
    void state.checkout.initializeSnippet();
    await last().answer(aCheckout({ snippet: null }));
    expect(state.getState()).toMatchObject({ checkoutIsEnabled: true, data: { snippet: null } });
  });

  it("begins anew once when the server asks for it", async () => {
    const { state, sent, last } = aState({});
    void state.checkout.initializeSnippet();
    await last().answer(aCheckout({ reset_order: true }));
    await last().answer(aCheckout({ reset_order: true }));
    expect(sent).toHaveLength(2);
  });
});

describe("measuring events", () => {
  const events = [{ event: "AddToCart", data: { value: 6990, currency: "SEK" } }];

  it("are told once per answer, and not again with parts and failures that do not name them", async () => {
    const onTracking = vi.fn();
    const { state, last } = aState({ initial: aCheckout({ facebook_tracking_events: events }), onTracking });
    expect(onTracking.mock.calls).toEqual([[events]]);
    state.apply({ country_code: "SE" });
    void state.refresh();
    await last().refuse(500);
    expect(onTracking).toHaveBeenCalledOnce();
    void state.checkout.initializeSnippet();
    await last().answer(aCheckout({ facebook_tracking_events: events }));
    expect(onTracking).toHaveBeenCalledTimes(2);
    state.apply({ facebook_tracking_events: events });
    expect(onTracking).toHaveBeenCalledTimes(3);
  });
});

describe("refresh", () => {
  it("shows what another tab has made of the checkout, says so, and takes back what no longer holds", async () => {
    const { state, last } = aState();
    state.showPaymentError("Välj ett fraktsätt innan du betalar.");
    void state.refresh();
    expect(isEnabled(state)).toBe(true);
    await last().answer(aCheckout({ customer_type: "private", includes_vat: true }));
    expect(state.getState()).toMatchObject({
      isUpdated: true,
      checkoutIsEnabled: true,
      paymentError: null,
      choices: { customerType: "private" },
      data: { includes_vat: true },
    });
  });

  it("says nothing where nothing has changed", async () => {
    const { state, last } = aState();
    const before = state.getState();
    void state.refresh();
    await last().answer(aCheckout());
    expect(state.getState()).toBe(before);
  });

  it("leaves the checkout as it is when it fails", async () => {
    const { state, last } = aState();
    const before = state.getState();
    const refreshed = state.refresh();
    await last().refuse(500);
    await expect(refreshed).resolves.toBeUndefined();
    expect(state.getState()).toBe(before);
  });

  it.each(["before", "after"] as const)("gives way to a choice whose answer comes %s its own", async (when) => {
    const { state, sent } = aState();
    void state.refresh();
    void state.chooseCustomerType("private");
    await settle();
    const chosen = aCheckout({ customer_type: "private", includes_vat: true });
    const [refreshed, choice] = sent;
    if (when === "before") await choice?.answer(chosen);
    await refreshed?.answer(aCheckout());
    expect(state.getState().choices.customerType).toBe("private");
    if (when === "after") await choice?.answer(chosen);
    expect(state.getState()).toMatchObject({ choices: { customerType: "private" }, data: { includes_vat: true } });
  });

  it("asks nothing while a provider's part stands on the page, where a payment may be under way", async () => {
    const klarna = { handler: "klarna", snippet: "<div></div>" };
    const chosen = aState({ initial: aCheckout({ ...klarna, payment_type_chosen: true }) });
    await chosen.state.refresh();
    expect(chosen.sent).toEqual([]);
    const proposed = aState({ initial: aCheckout({ ...klarna, payment_type_chosen: false }) });
    void proposed.state.refresh();
    expect(proposed.sent).toHaveLength(1);
  });

  it("gives way to a choice that has not gone out yet", async () => {
    const { state, sent, pass } = aState();
    void state.refresh();
    state.choosePaymentType("3");
    await sent[0]?.answer(aCheckout());
    expect(state.getState().choices.paymentTypeId).toBe("3");
    await pass(choiceDelay);
    expect(sent[1]?.request).toEqual({ payment_type_id: "3" });
  });
});

describe("choices", () => {
  it("disables the checkout, shows the choice at once, and enables it after the answer is shown", async () => {
    const { state, last } = aState();
    void state.chooseCustomerType("private");
    await settle();
    expect(state.getState()).toMatchObject({ checkoutIsEnabled: false, choices: { customerType: "private" } });
    expect(last().request).toEqual({ customer_type: "private" });
    await last().answer(aCheckout({ customer_type: "private", includes_vat: true }));
    expect(state.getState()).toMatchObject({ checkoutIsEnabled: true, data: { includes_vat: true } });
  });

  it("goes back to the earlier choice and is enabled again when the call fails", async () => {
    const { state, last } = aState();
    void state.chooseCountry("NO");
    await settle();
    await last().refuse(422);
    expect(state.getState()).toMatchObject({ checkoutIsEnabled: true, choices: { countryCode: "SE" } });
  });

  it("suspends the payment before and resumes it after", async () => {
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
    expect(last().request).toEqual({ delivery_type_id: 2, shipping_option_id: "dag" });
  });

  it("chooses one of the shipping options", async () => {
    const { state, last, pass } = aState();
    state.chooseShippingOption(2, "kvall");
    await pass(200);
    expect(last().request).toEqual({ delivery_type_id: 2, shipping_option_id: "kvall" });
  });

  it("sends only the last of several choices of a moment", async () => {
    const { state, sent, last, pass } = aState();
    state.chooseDelivery(2);
    await pass(100);
    state.chooseDelivery(3);
    await pass(200);
    expect(sent).toHaveLength(1);
    expect(last().request).toEqual({ delivery_type_id: 3, shipping_option_id: null });
  });

  it("does nothing for a disabled delivery type", async () => {
    const { state, sent, pass } = aState();
    state.chooseDelivery(4);
    await pass(200);
    expect(sent).toEqual([]);
  });

  it("keeps what has just been chosen when the answer to an earlier choice comes before it is sent", async () => {
    const { state, last, pass, sent } = aState();
    void state.chooseCustomerType("private");
    await settle();
    const first = last();
    state.choosePaymentType("3");
    await first.answer(aCheckout({ customer_type: "private" }));
    expect(state.getState().choices).toMatchObject({ customerType: "private", paymentTypeId: "3" });
    await pass(200);
    expect(sent.at(-1)?.request).toEqual({ payment_type_id: "3" });
    await last().answer(aCheckout({ customer_type: "private", selected_payment_type: "1" }));
    expect(state.getState().choices.paymentTypeId).toBe("1");
  });

  it("is enabled when the last of two actions is done, and shows the last answer", async () => {
    const { state, sent, last, pass } = aState();
    state.choosePaymentType("3");
    await pass(200);
    void state.chooseCustomerType("private");
    await last().answer(aCheckout({ selected_payment_type: "3" }));
    expect(isEnabled(state)).toBe(false);
    expect(state.getState().choices).toMatchObject({ customerType: "private" });
    await last().answer(aCheckout({ selected_payment_type: "3", customer_type: "private" }));
    expect(sent).toHaveLength(2);
    expect(state.getState()).toMatchObject({
      checkoutIsEnabled: true,
      choices: { paymentTypeId: "3", customerType: "private" },
    });
  });
});

describe("submitPostalCode", () => {
  it("sends the digits and shows the delivery types", async () => {
    const session = { postal_code: null, shipping_option_id: null };
    const { state, last } = aState({ initial: aCheckout({ delivery_checkout: aDeliveryCheckout({ session }) }) });
    void state.submitPostalCode("127 47");
    await settle();
    expect(last().request).toEqual({ postal_code: "12747" });
    await last().answer(aCheckout());
    expect(state.getState()).toMatchObject({
      checkoutIsEnabled: true,
      data: { delivery_checkout: { session: { postal_code: "12747" } } },
    });
  });

  it("sends nothing that is no postal code", async () => {
    const { state, sent } = aState();
    await state.submitPostalCode("12a45");
    expect(state.getState().postalCodeTrouble).toEqual({ code: "not-digits" });
    await state.submitPostalCode(" ");
    expect(state.getState().postalCodeTrouble).toEqual({ code: "empty" });
    expect(sent).toEqual([]);
  });

  it("shows the server's first sentence and is enabled again", async () => {
    const { state, last } = aState();
    void state.submitPostalCode("99999");
    await settle();
    await last().refuse(422, { attributes: { postal_code: ["Vi levererar tyvärr inte dit."] } });
    expect(state.getState()).toMatchObject({
      checkoutIsEnabled: true,
      postalCodeTrouble: { text: "Vi levererar tyvärr inte dit." },
    });
  });

  it("has no sentence when the server gives none", async () => {
    const { state, last } = aState();
    void state.submitPostalCode("90000");
    await settle();
    await last().refuse(422, { attributes: { postal_code: [] } });
    expect(state.getState().postalCodeTrouble).toEqual({ text: null });
  });

  it("lays an error body with a handler over what is known", async () => {
    const { state, last } = aState();
    void state.submitPostalCode("80000");
    await settle();
    await last().refuse(422, { attributes: { postal_code: ["Finns inte."] }, handler: "svea", snippet: "<p></p>" });
    expect(state.getState()).toMatchObject({
      checkoutHandler: "svea",
      data: { snippet: "<p></p>", customer_type: "company" },
      postalCodeTrouble: { text: "Finns inte." },
    });
  });
});

describe("placeOrder", () => {
  it("sends nothing while something is missing, and names it", async () => {
    const { state, sent } = aState();
    await state.placeOrder(aCustomerForm({ user_company: "", order_accept_terms: 0 }));
    expect(sent).toEqual([]);
    expect(state.getState().orderTrouble).toEqual({
      problems: { user_company: "missing", order_accept_terms: "missing" },
      texts: {},
      attempt: 1,
    });
  });

  it("sends the form and opens the confirmation, disabled until then", async () => {
    const { state, sent, last, redirect } = aState();
    void state.placeOrder(aCustomerForm({ user_firstname: " Anna " }));
    expect(isEnabled(state)).toBe(false);
    await vi.waitUntil(() => sent.length > 0);
    expect(last()).toMatchObject({ path: "/checkout/manual_payment", request: aCustomerForm() });
    await last().answer({ order_id: 100301, redirect_url: "/checkout/confirmation/100301" });
    expect(redirect).toHaveBeenCalledExactlyOnceWith("/checkout/confirmation/100301");
    expect(isEnabled(state)).toBe(false);
  });

  it("uses the call for orders that cost nothing when the snippet says so", async () => {
    const { state, sent, last } = aState({ initial: aCheckout({ snippet: "free_order" }) });
    void state.placeOrder(aCustomerForm());
    await vi.waitUntil(() => sent.length > 0);
    expect(last().path).toBe("/checkout/freeorder");
  });

  it("is disabled from the press on, before anything has been loaded", () => {
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

  it("shows the server's sentences at their fields and is enabled again", async () => {
    const { state, sent, last } = aState();
    void state.placeOrder(aCustomerForm());
    await vi.waitUntil(() => sent.length > 0);
    await last().refuse(422, { message: "Kontrollera uppgifterna.", errors: { user_email: ["Ogiltig.", "Ändra."] } });
    expect(state.getState()).toMatchObject({
      checkoutIsEnabled: true,
      orderTrouble: { texts: { user_email: "Ogiltig. Ändra." }, message: "Kontrollera uppgifterna.", attempt: 1 },
    });
  });

  it("sends the sum that was shown, and reads the checkout again when the server charges another", async () => {
    const { state, sent, last } = aState();
    void state.placeOrder(aCustomerForm({ order_total: "598.5" }));
    await vi.waitUntil(() => sent.length > 0);
    expect(last().request).toMatchObject({ order_total: "598.5" });
    await last().refuse(409, { message: "Priset har ändrats." });
    expect(last().path).toBe("/checkoutv3/checkoutv3/show");
    expect(isEnabled(state)).toBe(false);
    await last().answer(aCheckout({ cheapest_delivery_price: 59 }));
    expect(state.getState()).toMatchObject({
      checkoutIsEnabled: true,
      data: { cheapest_delivery_price: 59 },
      orderTrouble: { message: "Priset har ändrats." },
    });
  });

  it("has no words of the server when it fails", async () => {
    const { state, sent, last, redirect } = aState();
    void state.placeOrder(aCustomerForm());
    await vi.waitUntil(() => sent.length > 0);
    await last().refuse(500, { message: "Something" });
    expect(state.getState().orderTrouble).toMatchObject({ message: null });
    expect(redirect).not.toHaveBeenCalled();
  });

  it("keeps an order that is pressed for in the moment of a choice, and sends it after the answer", async () => {
    const { state, last, sent, pass } = aState();
    state.chooseDelivery(2);
    void state.placeOrder(aCustomerForm());
    await settle();
    expect(sent).toHaveLength(1);
    expect(last().request).toEqual({ delivery_type_id: 2, shipping_option_id: "dag" });
    expect(state.getState().orderPhase).toBe("waiting");
    await last().answer(aCheckout());
    await pass(0);
    await vi.waitUntil(() => sent.length > 1);
    expect(last().path).toBe("/checkout/manual_payment");
  });

  it("keeps an order that is pressed for while the checkout is held, and sends what the form holds then", async () => {
    const { state, last, sent, pass } = aState();
    const release = state.hold();
    let typed = "Anna";
    void state.placeOrder(() => aCustomerForm({ user_firstname: typed }));
    void state.placeOrder(aCustomerForm());
    await pass(0);
    expect(sent).toEqual([]);
    typed = "Anna-Karin";
    release();
    await pass(0);
    await vi.waitUntil(() => sent.length > 0);
    expect(last().request).toMatchObject({ user_firstname: "Anna-Karin" });
    expect(sent).toHaveLength(1);
  });

  it("says so, and sends nothing, when an order has become another one while it waited", async () => {
    const { state, last, sent, pass } = aState();
    let order_total = "598.5";
    state.chooseDelivery(2);
    const placed = state.placeOrder(() => aCustomerForm({ order_total }));
    await settle();
    order_total = "998.5";
    await last().answer(aCheckout());
    await pass(0);
    await placed;
    expect(sent).toHaveLength(1);
    expect(state.getState()).toMatchObject({ orderPhase: "none", orderTrouble: { isOutdated: true, attempt: 1 } });
    void state.placeOrder(() => aCustomerForm({ order_total }));
    await vi.waitUntil(() => sent.length > 1);
  });

  it("names a delivery that is not chosen together with what is wrong in the form", async () => {
    const delivery_checkout = aDeliveryCheckout({ selected_delivery_option: null });
    const cart = createCartState({ client: aState().client, initial: aCart({ products: [aCartLine()] }) });
    const { state, sent } = aState({ initial: aCheckout({ delivery_checkout }) });
    state.followCart(cart);
    await state.placeOrder(aCustomerForm({ user_city: "" }));
    expect(sent).toEqual([]);
    expect(state.getState().orderTrouble?.problems).toEqual({ delivery: "missing", user_city: "missing" });
    state.chooseDelivery(2);
    expect(state.getState().orderTrouble?.problems).toEqual({ user_city: "missing" });
  });

  it("takes back what it said of a field as soon as that is right, and only then", async () => {
    const { state } = aState();
    await state.placeOrder(aCustomerForm({ user_email: "anna", user_city: "" }));
    await state.mendField("user_email", aCustomerForm({ user_email: "anna@", user_city: "" }));
    expect(state.getState().orderTrouble?.problems).toEqual({ user_email: "malformed", user_city: "missing" });
    await state.mendField("user_email", aCustomerForm({ user_city: "" }));
    expect(state.getState().orderTrouble?.problems).toEqual({ user_city: "missing" });
    await state.mendField("user_city", aCustomerForm());
    expect(state.getState().orderTrouble).toBeNull();
  });

  it("asks a private buyer for the personal number when the payment needs it", async () => {
    const invoice = aPaymentType({ payment_type_private: "1", requires_pnr: true });
    const initial = aCheckout({ customer_type: "private", available_payment_types: [invoice] });
    const { state, sent } = aState({ initial });
    await state.placeOrder(aCustomerForm({ customer_type: "private", user_pnr: "" }));
    expect(state.getState().orderTrouble?.problems).toEqual({ user_pnr: "missing" });
    expect(sent).toEqual([]);
  });
});

describe("showPaymentError", () => {
  it("enables the checkout and keeps the message", () => {
    const { state } = aState();
    state.checkout.setCheckoutIsEnabled(false);
    state.showPaymentError("Kortet nekades.");
    expect(state.getState()).toMatchObject({ checkoutIsEnabled: true, paymentError: "Kortet nekades." });
  });
});

describe("saveOrderMessage", () => {
  it("saves a changed text and confirms it for three seconds", async () => {
    const { state, last, pass } = aState();
    void state.saveOrderMessage(" Ring ");
    expect(last().request).toEqual({ order_message: "Ring" });
    await last().answer({ order_message: "Ring" });
    expect(state.getState().orderMessage).toEqual({ saved: "Ring", isJustSaved: true });
    await pass(3000);
    expect(state.getState().orderMessage).toEqual({ saved: "Ring", isJustSaved: false });
  });

  it("saves nothing that is saved already, and is silent when it fails", async () => {
    const { state, sent, last } = aState();
    void state.saveOrderMessage("  ");
    expect(sent).toEqual([]);
    void state.saveOrderMessage("Ring");
    await last().refuse(500);
    expect(state.getState().orderMessage).toEqual({ saved: "", isJustSaved: false });
  });
});

describe("a message that could not be saved", () => {
  it("takes the confirmation of an earlier one away", async () => {
    const { state, last, pass } = aState();
    void state.saveOrderMessage("Ring");
    await last().answer({ order_message: "Ring" });
    await pass(1000);
    void state.saveOrderMessage("Ring på");
    await last().refuse(500);
    expect(state.getState().orderMessage).toEqual({ saved: "Ring", isJustSaved: false });
  });
});

describe("subscribeNewsletter", () => {
  it("saves 1 or 0", async () => {
    const { state, last } = aState();
    void state.subscribeNewsletter(1);
    expect(last().request).toEqual({ value: 1 });
    await expect(last().refuse(500)).resolves.toBeUndefined();
  });
});

describe("logIn", () => {
  it("reloads the page after a success", async () => {
    const { state, last, reload } = aState();
    void state.logIn("anna@example.se", "Sommar2024!");
    await vi.waitFor(last, 10_000);
    await last().answer({ error: false, msg: "" });
    expect(reload).toHaveBeenCalledOnce();
  });

  it("shows the server's words about a refusal", async () => {
    const { state, last, reload } = aState();
    void state.logIn("anna@example.se", "fel");
    await vi.waitFor(last, 10_000);
    await last().answer({ error: true, msg: { email: ["A."], password: ["B."] } });
    expect(state.getState().login).toEqual({ isBusy: false, problem: { text: "A. B." } });
    expect(reload).not.toHaveBeenCalled();
  });

  it("has no words when the call fails, and sends no empty field", async () => {
    const { state, sent, last } = aState();
    void state.logIn("", "x");
    expect(sent).toEqual([]);
    void state.logIn("anna@example.se", "x");
    await vi.waitFor(last, 10_000);
    expect(state.getState().login.isBusy).toBe(true);
    await last().refuse(0);
    expect(state.getState().login.problem).toEqual({ text: null });
  });
});

describe("followCart", () => {
  function withCart(): ReturnType<typeof aState> & { readonly cart: CartState; readonly stop: () => void } {
    const tools = aState();
    const cart = createCartState({
      client: tools.client,
      initial: aCart(),
      refreshCheckout: true,
      onCheckoutAnswer: tools.state.apply,
    });
    return { ...tools, cart, stop: tools.state.followCart(cart) };
  }

  it("is disabled while a quantity is changing, applies the answer, and is enabled once the cart has been read", async () => {
    const { state, cart, last } = withCart();
    cart.changeQuantity({ row_id: "r-1" }, 3);
    expect(isEnabled(state)).toBe(false);
    await last().answer({ snippet: "manual_payment", handler: "svea" });
    expect(state.getState().checkoutHandler).toBe("svea");
    expect(isEnabled(state)).toBe(false);
    await last().answer(aCart({ products: [aCartLine({ quantity: 3 })] }));
    expect(isEnabled(state)).toBe(true);
    expect(state.getState().totalCartSumInclVat).toBe(20_970);
  });

  it("is disabled while a discount is added, and enabled after a failure too", async () => {
    const { state, cart, sent, last } = withCart();
    const before = sent.length;
    void cart.discounts.store({ campaignCode: "NIX", refreshCheckout: true });
    expect(isEnabled(state)).toBe(false);
    await vi.waitFor(() => expect(sent.length).toBe(before + 1), 10_000);
    await last().refuse(500);
    expect(isEnabled(state)).toBe(true);
  });

  it("reloads the page once when the cart becomes empty", async () => {
    const { cart, last, reload } = withCart();
    cart.changeQuantity({ row_id: "r-1" }, 0);
    await last().answer({});
    expect(reload).not.toHaveBeenCalled();
    await last().answer(aCart({ products: [] }));
    expect(reload).toHaveBeenCalledOnce();
    void cart.refresh();
    await last().answer(aCart({ products: [] }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("takes away what was said of paying when a changed quantity has changed the checkout", async () => {
    const { state, cart, last } = withCart();
    state.showPaymentError("Något gick fel");
    cart.changeQuantity({ row_id: "r-1" }, 3);
    await last().answer({ snippet: "manual_payment" });
    await last().answer(aCart({ products: [aCartLine({ quantity: 3 })] }));
    expect(state.getState()).toMatchObject({ paymentError: null, isUpdated: true });
  });

  it("reads the cart again when the customer type changes the prices", async () => {
    const { state, last } = withCart();
    void state.chooseCustomerType("private");
    await settle();
    await last().answer(aCheckout({ customer_type: "private", includes_vat: true }));
    expect(last().path).toBe("/checkoutv3/products/index");
  });

  it("lets go of the cart when it is told to", () => {
    const { state, cart, stop } = withCart();
    cart.changeQuantity({ row_id: "r-1" }, 3);
    stop();
    expect(isEnabled(state)).toBe(true);
  });
});
