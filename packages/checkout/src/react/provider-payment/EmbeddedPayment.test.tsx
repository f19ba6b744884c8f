import { shopAddresses } from "@torg/format/addresses";
import { act, render, screen } from "@testing-library/react";
import { aCart, cartReplies } from "@torg/cart/fixtures";
import { createCartState } from "@torg/cart/state";
import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CheckoutData } from "../../domain/checkoutData.ts";
import { aCheckout, checkoutReplies } from "../../fixtures/index.ts";
import { createCheckoutState } from "../../state/createCheckoutState.ts";
import type { CheckoutState } from "../../state/checkoutState.ts";
import { checkoutTexts } from "../../texts/sv.ts";
import { usePaymentErrors } from "../payment-area/usePaymentErrors.ts";
import { ProviderPayment } from "./ProviderPayment.tsx";

afterEach(() => {
  for (const name of ["_klarnaCheckout", "waCheckout", "scoApi"]) Reflect.deleteProperty(window, name);
});

function open(handler: string, snippet = "<p>Betala</p>") {
  const data = aCheckout({ customerType: "private", includesVat: true, handler, snippet, isPaymentTypeChosen: true });
  const mock = createMock([...checkoutReplies(data), ...cartReplies(aCart())]);
  const fetch = vi.fn(mock.fetch);
  const redirect = vi.fn();
  const client = createClient({ fetch, csrfToken: () => null });
  const state = createCheckoutState({ client, initial: data, redirect });
  const cart = createCartState({ client, initial: aCart() });
  // Payment errors are handled outside the provider's payment.
  const Area = ({ data: shown }: { readonly data: CheckoutData }) => {
    usePaymentErrors(state);
    return (
      <ProviderPayment
        {...{ state, cart, data: shown }}
        isEnabled
        texts={checkoutTexts}
        addresses={shopAddresses}
        shown=""
        review={null}
      />
    );
  };
  const part = (shown: CheckoutData) => <Area data={shown} />;
  const view = render(part(data));
  const bodies = (path: string): readonly unknown[] =>
    fetch.mock.calls.flatMap(([url, init]) => (url.endsWith(path) ? [init?.body] : []));
  return { state, part, redirect, bodies, ...view };
}

const isEnabled = (state: CheckoutState): boolean => state.getState().checkoutIsEnabled;
const settle = (): Promise<void> => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));

type Listeners = Readonly<Record<string, (data: object) => void>>;

/** Simulates a Klarna-style script that has run. */
function installKlarna() {
  const api = { suspend: vi.fn(), resume: vi.fn(), listeners: new Array<Listeners>() };
  const on = (listeners: Listeners): void => void api.listeners.push(listeners);
  Reflect.set(window, "_klarnaCheckout", (use: (given: object) => void) => use({ ...api, on }));
  const emit = (name: string, data: object): void => api.listeners.forEach((listeners) => listeners[name]?.(data));
  return { ...api, emit };
}

describe("a Klarna-style checkout", () => {
  it("keeps the checkout disabled until it says that it is displayed", async () => {
    const klarna = installKlarna();
    const { state } = open("klarna");
    await settle();
    expect(isEnabled(state)).toBe(false);
    klarna.emit("load", {});
    expect(isEnabled(state)).toBe(true);
  });

  it("is suspended before and resumed after an update of the checkout", async () => {
    const klarna = installKlarna();
    const { state } = open("klarna");
    await settle();
    klarna.emit("load", {});
    klarna.suspend.mockClear();
    klarna.resume.mockClear();
    const update = state.chooseCountry("SE");
    expect([klarna.suspend.mock.calls.length, isEnabled(state)]).toEqual([1, false]);
    expect(klarna.resume).not.toHaveBeenCalled();
    await act(() => update);
    expect([klarna.resume.mock.calls.length, isEnabled(state)]).toEqual([1, true]);
  });

  it("sends the delivery chosen in it with the provider's price, and does not send the current one again", async () => {
    const klarna = installKlarna();
    const { bodies } = open("klarna");
    await settle();
    klarna.emit("load", {});
    klarna.emit("shipping_option_change", { id: "klarna-pickup", price: 4900 });
    klarna.emit("shipping_option_change", { id: "nobody knows", price: 100 });
    klarna.emit("shipping_option_change", { id: "klarna-home", price: 39_900 });
    await settle();
    expect(bodies("deliverytypes/update")).toEqual(['{"delivery_type_id":2,"kco_shipping_cost":399}']);
  });

  it("enables the checkout when it reports an error before it is displayed", async () => {
    const klarna = installKlarna();
    const { state } = open("klarna");
    await settle();
    act(() => void window.dispatchEvent(new CustomEvent("checkout:payment-error", { detail: { message: "Nej." } })));
    expect(state.getState()).toMatchObject({ checkoutIsEnabled: true, paymentError: "Nej." });
    expect(klarna.resume).toHaveBeenCalledOnce();
  });

  it("counts as displayed when its script cannot be asked", async () => {
    const { state } = open("klarna");
    await settle();
    expect(isEnabled(state)).toBe(true);
  });
});

describe("a Svea-style checkout", () => {
  it("is disabled and enabled with the checkout", async () => {
    const setCheckoutEnabled = vi.fn();
    Reflect.set(window, "scoApi", { setCheckoutEnabled });
    const { state } = open("svea");
    await settle();
    setCheckoutEnabled.mockClear();
    await act(() => state.chooseCountry("SE"));
    expect(setCheckoutEnabled.mock.calls).toEqual([[false], [true]]);
  });
});

describe("a Wasa-style checkout", () => {
  const start = async () => {
    const given: {
      onComplete?: (value: unknown) => void;
      onRedirect?: (value: unknown) => void;
      onCancel?: () => void;
    } = {};
    Reflect.set(window, "waCheckout", (options: object) => Object.assign(given, options));
    const opened = open("wasa");
    await settle();
    return { given, ...opened };
  };

  it.each(["onComplete", "onRedirect"] as const)(
    "goes to the confirmation on %s, with the checkout disabled",
    async (name) => {
      const { given, state, redirect } = await start();
      act(() => given[name]?.([{ key: "wasakredit-order-id", value: "W/1" }]));
      expect(redirect).toHaveBeenCalledWith("/checkout/wasa/confirmation/W%2F1");
      expect(isEnabled(state)).toBe(false);
    },
  );

  it("shows an invalid answer and stays usable", async () => {
    const { given, state } = await start();
    act(() => given.onComplete?.([]));
    expect(state.getState().paymentError).toBe(
      "Svaret från Wasa är ogiltigt. Vänligen kontakta vår kundtjänst för hjälp med din order",
    );
    expect(isEnabled(state)).toBe(true);
  });

  it("goes back to the checkout on cancel", async () => {
    const { given, redirect } = await start();
    given.onCancel?.();
    expect(redirect).toHaveBeenCalledWith("/checkoutv3");
  });

  it("stays disabled when its script provides nothing", async () => {
    const { state } = open("wasa");
    await settle();
    expect(state.getState().paymentError).toMatch(/^Just nu går det inte att kommunicera med Wasa\./);
    expect(isEnabled(state)).toBe(false);
  });
});

describe("an embedded payment whose script cannot be fetched", () => {
  const snippet = '<p>Betala</p><script src="/blocked.js"></script>';
  const blocked = async (handler: string) => {
    const opened = open(handler, snippet);
    act(() => void opened.container.querySelector("script")?.dispatchEvent(new Event("error")));
    await settle();
    return opened;
  };

  it("says of Wasa that it cannot be reached, keeps the checkout disabled and leaves no empty box", async () => {
    const { state, container } = await blocked("wasa");
    expect(state.getState().paymentError).toMatch(/^Just nu går det inte att kommunicera med Wasa\./);
    expect(isEnabled(state)).toBe(false);
    expect(container.querySelector<HTMLElement>("[data-handler]")?.hidden).toBe(true);
  });

  it("says of any other payment that it could not be read, and enables the checkout", async () => {
    const { state } = await blocked("nova");
    expect(state.getState().paymentError).toBe(checkoutTexts.noSnippet);
    expect(isEnabled(state)).toBe(true);
  });
});

describe("any embedded payment", () => {
  it("says that it is loading until its scripts have run", async () => {
    const { container } = open("nova", '<p>Betala</p><script src="/slow.js"></script>');
    expect(screen.getByText("Laddar betalningen")).toBeTruthy();
    act(() => void container.querySelector("script")?.dispatchEvent(new Event("load")));
    await settle();
    expect(screen.queryByText("Laddar betalningen")).toBeNull();
  });

  it("shows an error that its provider reports, until another payment method is chosen", async () => {
    const { state, unmount } = open("nova");
    await settle();
    act(() => void window.dispatchEvent(new CustomEvent("checkout:payment-error", { detail: { message: "Nej." } })));
    expect(state.getState().paymentError).toBe("Nej.");
    state.choosePaymentType("3");
    expect(state.getState().paymentError).toBeNull();
    unmount();
    window.dispatchEvent(new CustomEvent("checkout:payment-error", { detail: { message: "Sent." } }));
    expect(state.getState().paymentError).toBeNull();
  });

  it("is reopened when the page returns from the back-forward cache, wherever on the page the user was", async () => {
    window.history.replaceState(null, "", "/kassa/leverans#innehall");
    const { redirect } = open("nova");
    await settle();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(redirect).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(redirect).toHaveBeenCalledExactlyOnceWith("/kassa/leverans");
  });

  it("shows the HTML of an unknown provider", async () => {
    open("nova");
    await settle();
    expect(screen.getByText("Betala")).toBeTruthy();
  });

  it("is not loaded again when the same HTML comes with another checkout", async () => {
    const { state, part, rerender } = open("nova");
    await settle();
    const before = screen.getByText("Betala");
    const data = { ...state.getState().data, orderMessage: "Hej" };
    rerender(part(data));
    expect(screen.getByText("Betala")).toBe(before);
  });
});
