import { aCart, aDiscount, cartReplies } from "@torg/cart/fixtures";
import { createCartState, type CartState } from "@torg/cart/state";
import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import { expect, it, vi } from "vitest";
import { aCheckout, checkoutReplies } from "../fixtures/index.ts";
import type { CheckoutState } from "./checkoutState.ts";
import { createCheckoutState } from "./createCheckoutState.ts";

interface Opened {
  readonly state: CheckoutState;
  readonly cart: CartState;
  /** The events, in order. */
  readonly log: readonly string[];
}

/** A checkout with an embedded payment, following its cart, and a log of all events. */
function open(isBroken: boolean): Opened {
  const data = aCheckout();
  const first = aCart({ discount: aDiscount() });
  const log: string[] = [];
  const mock = createMock([...checkoutReplies(data), ...cartReplies(first)]);
  const client = createClient({
    async fetch(url, init) {
      log.push(url);
      if (isBroken && init?.method === "POST") throw new TypeError("offline");
      const answer = await mock.fetch(url, init);
      log.push(`${url} answered`);
      return answer;
    },
    csrfToken: () => null,
  });
  const state = createCheckoutState({ client, initial: data, schedule: runAtOnce });
  const cart = createCartState({ client, initial: first, refreshCheckout: true, onCheckoutAnswer: state.apply });
  state.followCart(cart);
  state.setEmbed({ suspend: () => log.push("suspended"), resume: () => log.push("resumed") });
  state.subscribe((now, before) => {
    if (now.data !== before.data) log.push("applied");
    if (now.checkoutIsEnabled !== before.checkoutIsEnabled) log.push(now.checkoutIsEnabled ? "enabled" : "disabled");
  });
  return { state, cart, log };
}

const runAtOnce = (run: () => void): (() => void) => {
  run();
  return () => {};
};

type Act = (opened: Opened) => unknown;

const actions: readonly (readonly [string, string, Act])[] = [
  ["a quantity", "/checkoutv3/products/update", ({ cart }) => cart.changeQuantity({ rowId: "r-1" }, 3)],
  ["the delivery", "/checkoutv3/deliverytypes/update", ({ state }) => state.chooseDelivery(2)],
  [
    "the customer type",
    "/checkoutv3/checkoutv3/update_customer_type",
    ({ state }) => state.chooseCustomerType("private"),
  ],
  [
    "a code that is added",
    "/checkoutv3/discounts/store",
    ({ cart }) => cart.discounts.store({ campaignCode: "JUBILEUM", refreshCheckout: true }),
  ],
  [
    "a code that is removed",
    "/checkoutv3/discounts/destroy",
    ({ cart }) => cart.discounts.remove({ code: "SOMMAR10", refreshCheckout: true }),
  ],
  ["the country", "/checkoutv3/countries/update", ({ state }) => state.chooseCountry("NO")],
  ["the way to pay", "/checkoutv3/paymentTypes/update", ({ state }) => state.choosePaymentType("3")],
  ["the postal code", "/checkoutv3/deliverytypes/update_postal_code", ({ state }) => state.submitPostalCode("41105")],
];

it.each(actions)("suspends the payment and disables the checkout, and only then sends %s", async (_, address, act) => {
  const opened = open(false);
  act(opened);
  await vi.waitFor(() => expect(opened.log).toContain(address), 10_000);
  expect(opened.log.slice(0, 3)).toEqual(["suspended", "disabled", address]);
});

it.each(actions)(
  "shows the result of %s, then resumes the payment and enables the checkout",
  async (_, address, act) => {
    const { log, ...opened } = open(false);
    act({ log, ...opened });
    await vi.waitFor(() => expect(log).toContain("enabled"), 10_000);
    const resumed = log.indexOf("resumed");
    expect(log.slice(resumed, resumed + 2)).toEqual(["resumed", "enabled"]);
    expect(resumed).toBeGreaterThan(log.indexOf(`${address} answered`));
    expect(log.lastIndexOf("applied")).toBeLessThan(resumed);
    expect(log.filter((event) => event === "suspended" || event === "resumed")).toEqual(["suspended", "resumed"]);
  },
);

it.each(actions)(
  "resumes the payment and enables the checkout even when %s could not be sent",
  async (_, address, act) => {
    const opened = open(true);
    act(opened);
    await vi.waitFor(() => expect(opened.log).toContain("enabled"), 10_000);
    expect(opened.log.slice(0, 3)).toEqual(["suspended", "disabled", address]);
    expect(opened.log.slice(-2)).toEqual(["resumed", "enabled"]);
  },
);

it("stays disabled when the payment reports an error while something is on its way", async () => {
  const { state, log } = open(false);
  const change = state.chooseCountry("NO");
  state.showPaymentError("Kortet nekades.");
  expect(state.getState()).toMatchObject({ checkoutIsEnabled: false, paymentError: "Kortet nekades." });
  await change;
  expect(state.getState()).toMatchObject({ checkoutIsEnabled: true, paymentError: "Kortet nekades." });
  expect(log.at(-1)).toBe("enabled");
});
