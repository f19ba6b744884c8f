import { aCart, aCartLine, aDiscountOf, aGiftCardRow } from "@torg/cart/fixtures";
import { createCartState, type CartState } from "@torg/cart/state";
import { describe, expect, it, vi } from "vitest";
import { aCheckout } from "../fixtures/index.ts";
import { aState, settle } from "../testing/aState.ts";
import type { CheckoutState } from "./checkoutState.ts";
import { choiceDelay } from "./createDebouncedChoice.ts";

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
      selectedDeliveryTypePriceOre: 4900,
      isPostalCodeRequired: true,
      checkoutHandler: null,
    });
  });

  it("stays as it is, without a message, when it fails", async () => {
    const { state, last } = aState({});
    void state.checkout.initializeSnippet();
    await last().refuse(500);
    expect(state.getState()).toMatchObject({ isLoaded: false, checkoutIsEnabled: false, paymentError: null });
  });

  it("enables the checkout even without a snippet, so that the page can say so", async () => {
    const { state, last } = aState({});
    void state.checkout.initializeSnippet();
    await last().answer(aCheckout({ snippet: null }));
    expect(state.getState()).toMatchObject({ checkoutIsEnabled: true, data: { snippet: null } });
  });

  it("starts over once when the server says so", async () => {
    const { state, sent, last } = aState({});
    void state.checkout.initializeSnippet();
    await last().answer(aCheckout({ resetsOrder: true }));
    await last().answer(aCheckout({ resetsOrder: true }));
    expect(sent).toHaveLength(2);
  });
});

describe("measuring events", () => {
  const events = [{ event: "AddToCart", data: { value: 6990, currency: "SEK" } }];

  it("are reported once per response, and not again for partial or failed responses without events", async () => {
    const onTracking = vi.fn();
    const { state, last } = aState({ initial: aCheckout({ trackingEvents: events }), onTracking });
    expect(onTracking.mock.calls).toEqual([[events]]);
    state.apply({ country_code: "SE" });
    void state.refresh();
    await last().refuse(500);
    expect(onTracking).toHaveBeenCalledOnce();
    void state.checkout.initializeSnippet();
    await last().answer(aCheckout({ trackingEvents: events }));
    expect(onTracking).toHaveBeenCalledTimes(2);
    state.apply({ facebook_tracking_events: events });
    expect(onTracking).toHaveBeenCalledTimes(3);
  });
});

describe("refresh", () => {
  it("shows what another tab did to the checkout, says so, and removes an outdated error", async () => {
    const { state, last } = aState();
    state.showPaymentError("Välj ett fraktsätt innan du betalar.");
    void state.refresh();
    expect(isEnabled(state)).toBe(true);
    await last().answer(aCheckout({ customerType: "private", includesVat: true }));
    expect(state.getState()).toMatchObject({
      isUpdated: true,
      checkoutIsEnabled: true,
      paymentError: null,
      choices: { customerType: "private" },
      data: { includesVat: true },
    });
  });

  it("says nothing when nothing has changed", async () => {
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

  it.each(["before", "after"] as const)("loses to a choice whose response comes %s its own", async (when) => {
    const { state, sent } = aState();
    void state.refresh();
    void state.chooseCustomerType("private");
    await settle();
    const chosen = aCheckout({ customerType: "private", includesVat: true });
    const [refreshed, choice] = sent;
    if (when === "before") await choice?.answer(chosen);
    await refreshed?.answer(aCheckout());
    expect(state.getState().choices.customerType).toBe("private");
    if (when === "after") await choice?.answer(chosen);
    expect(state.getState()).toMatchObject({ choices: { customerType: "private" }, data: { includesVat: true } });
  });

  it("requests nothing while a provider's part is on the page, where a payment may be under way", async () => {
    const klarna = { handler: "klarna", snippet: "<div></div>" };
    const chosen = aState({ initial: aCheckout({ ...klarna, isPaymentTypeChosen: true }) });
    await chosen.state.refresh();
    expect(chosen.sent).toEqual([]);
    const proposed = aState({ initial: aCheckout({ ...klarna, isPaymentTypeChosen: false }) });
    void proposed.state.refresh();
    expect(proposed.sent).toHaveLength(1);
  });

  it("loses to a choice that has not been sent yet", async () => {
    const { state, sent, pass } = aState();
    void state.refresh();
    state.choosePaymentType("3");
    await sent[0]?.answer(aCheckout());
    expect(state.getState().choices.paymentTypeId).toBe("3");
    await pass(choiceDelay);
    expect(sent[1]?.request).toEqual({ paymentTypeId: "3" });
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

  it("is disabled while a quantity changes, applies the response, and is enabled once the cart was read", async () => {
    const { state, cart, last } = withCart();
    cart.changeQuantity({ rowId: "r-1" }, 3);
    expect(isEnabled(state)).toBe(false);
    await last().answer({ snippet: "manual_payment", handler: "svea" });
    expect(state.getState().checkoutHandler).toBe("svea");
    expect(isEnabled(state)).toBe(false);
    await last().answer(aCart({ lines: [aCartLine({ quantity: 3 })] }));
    expect(isEnabled(state)).toBe(true);
    expect(state.getState().totalCartSumInclVatOre).toBe(2_097_000);
  });

  it("is disabled while a discount is added, and enabled again even after a failure", async () => {
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
    cart.changeQuantity({ rowId: "r-1" }, 0);
    await last().answer({});
    expect(reload).not.toHaveBeenCalled();
    await last().answer(aCart({ lines: [] }));
    expect(reload).toHaveBeenCalledOnce();
    void cart.refresh();
    await last().answer(aCart({ lines: [] }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("clears the payment error when a changed quantity has changed the checkout", async () => {
    const { state, cart, last } = withCart();
    state.showPaymentError("Något gick fel");
    cart.changeQuantity({ rowId: "r-1" }, 3);
    await last().answer({ snippet: "manual_payment" });
    await last().answer(aCart({ lines: [aCartLine({ quantity: 3 })] }));
    expect(state.getState()).toMatchObject({ paymentError: null, isUpdated: true });
  });

  it("reads the cart again when the customer type changes the prices", async () => {
    const { state, last } = withCart();
    void state.chooseCustomerType("private");
    await settle();
    await last().answer(aCheckout({ customerType: "private", includesVat: true }));
    expect(last().path).toBe("/checkoutv3/products/index");
  });

  it("reads the cart again when a gift card pays another delivery, unless it already shows that", async () => {
    const { state, cart, sent, last } = withCart();
    const paid = (ore: number) => aDiscountOf([aGiftCardRow({ amountInclVatOre: ore, amountExclVatOre: ore })]);
    const [posted, home] = [paid(1_402_900), paid(1_437_900)];
    void state.refresh();
    await last().answer(aCheckout({ discount: posted }));
    expect(last().path).toBe("/checkoutv3/products/index");
    await last().answer(aCart({ discount: posted }));
    expect(cart.getState().cart.discount).toEqual(posted);
    const before = sent.length;
    void state.refresh();
    await last().answer(aCheckout({ discount: posted }));
    expect(sent.length).toBe(before + 1);
    void state.refresh();
    await last().answer(aCheckout({ discount: home }));
    expect(last().path).toBe("/checkoutv3/products/index");
  });

  it("stops following the cart on request", () => {
    const { state, cart, stop } = withCart();
    cart.changeQuantity({ rowId: "r-1" }, 3);
    stop();
    expect(isEnabled(state)).toBe(true);
  });
});
