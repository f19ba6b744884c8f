import { describe, expect, it } from "vitest";
import { composeCheckout } from "../../checkout/composeCheckout.ts";
import type { PaymentMethod } from "../../checkout/configuration/CheckoutConfiguration.ts";
import type { LoadedCheckout } from "../../checkout/LoadedCheckout.ts";
import type { ProviderName } from "../../providers/PaymentProvider.ts";
import { aCartRow } from "../../testing/fixtures/aCartRow.ts";
import { aCheckoutConfiguration } from "../../testing/fixtures/aCheckoutConfiguration.ts";
import { aCheckoutSession } from "../../testing/fixtures/aCheckoutSession.ts";
import { aDeliveryMethod } from "../../testing/fixtures/aDeliveryMethod.ts";
import { aPaymentMethod } from "../../testing/fixtures/aPaymentMethod.ts";
import { paymentStep } from "./paymentStep.ts";

const methodOf = (id: string, handler: string, snippet: string): PaymentMethod =>
  aPaymentMethod({ id, name: handler, handler, snippet });

const invoice = aPaymentMethod();
const klarna = methodOf("1", "klarna", "klarna_checkout");
const card = methodOf("2", "card", "card_payment");
const swish = methodOf("3", "swish", "swish_payment");

interface Changes {
  readonly methods: readonly PaymentMethod[];
  readonly chosen?: PaymentMethod;
  readonly isPaused?: boolean;
  readonly deliveryId?: number | null;
  readonly priceOre?: number;
}

/** A checkout for one product, delivered for nothing. */
function checkoutOf({ methods, chosen, isPaused = false, deliveryId = 2, priceOre = 99_900 }: Changes): LoadedCheckout {
  return composeCheckout({
    session: aCheckoutSession({ payment_type_id: chosen?.id ?? null, delivery_type_id: deliveryId }),
    configuration: aCheckoutConfiguration({
      deliveryMethods: [aDeliveryMethod({ id: 2, priceOre: 0 }), aDeliveryMethod({ id: 3 })],
      paymentMethods: methods,
      isPaused,
    }),
    contents: { rows: [aCartRow({ priceOre })], discounts: [], lapsed: null },
  });
}

const available: ReadonlyMap<ProviderName, string> = new Map([
  ["klarna", "Klarna"],
  ["card", "the card"],
]);

const stepOf = (changes: Changes, hasStandIns = false) =>
  paymentStep(checkoutOf(changes), { providers: available, hasStandIns });

const shown = (snippet: string | null, redirectUrl: string | null = null) => ({ view: { snippet, redirectUrl } });

describe("paymentStep", () => {
  it("shows a form of the shop, and that of an app, without asking anybody", () => {
    expect(stepOf({ methods: [invoice, klarna] })).toEqual(shown("manual_payment"));
    expect(stepOf({ methods: [swish, klarna], chosen: swish })).toEqual(shown("swish_payment"));
    expect(stepOf({ methods: [klarna], priceOre: 0 })).toEqual(shown("free_order"));
    expect(stepOf({ methods: [] })).toEqual(shown(null));
  });

  it("asks the provider that was chosen, or the only one", () => {
    const embedded = { provider: "Klarna", fallback: { snippet: null, redirectUrl: null } };
    expect(stepOf({ methods: [klarna, invoice], chosen: klarna })).toEqual(embedded);
    expect(stepOf({ methods: [klarna] })).toEqual(embedded);
    expect(stepOf({ methods: [card, invoice], chosen: card })).toEqual({
      provider: "the card",
      fallback: { snippet: "card_payment", redirectUrl: null },
    });
  });

  it("keeps the cart from a provider that is only the shop's first one", () => {
    expect(stepOf({ methods: [klarna, invoice] })).toEqual(shown("<div></div>"));
  });

  it("leads to the page of a stand-in before it is chosen", () => {
    expect(stepOf({ methods: [card, invoice] }, true)).toEqual(shown("card_payment", "/_providers/card?order=c"));
    expect(stepOf({ methods: [klarna, invoice] }, true)).toEqual(shown("klarna_checkout"));
  });

  it("has nothing to show for a provider that the shop has no access to, or a total above all limits", () => {
    expect(stepOf({ methods: [methodOf("4", "svea", "svea_checkout")] })).toEqual(shown(null));
    expect(stepOf({ methods: [klarna], priceOre: 2_000_000_001 })).toEqual(shown(null));
  });

  it("waits while selling is paused", () => {
    expect(stepOf({ methods: [klarna], isPaused: true })).toEqual(shown("<div></div>"));
  });

  it("keeps the button of a payment page while the order could not be placed", () => {
    expect(stepOf({ methods: [card], deliveryId: null })).toEqual(shown("card_payment"));
    expect(stepOf({ methods: [card], isPaused: true })).toEqual(shown("card_payment"));
  });
});
