import { cartCall } from "@torg/cart/contract";
import { cartSummary } from "@torg/cart/domain";
import { toWire } from "@torg/http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AppliedDiscount } from "../../cart/AppliedDiscount.ts";
import type { CartRow } from "../../cart/CartRow.ts";
import { composeCheckout } from "../../checkout/composeCheckout.ts";
import type { LoadedCheckout } from "../../checkout/LoadedCheckout.ts";
import { aCartRow } from "../../testing/fixtures/aCartRow.ts";
import { aCheckoutConfiguration } from "../../testing/fixtures/aCheckoutConfiguration.ts";
import { aCheckoutSession } from "../../testing/fixtures/aCheckoutSession.ts";
import { aDeliveryMethod } from "../../testing/fixtures/aDeliveryMethod.ts";
import { aPaymentMethod } from "../../testing/fixtures/aPaymentMethod.ts";
import { shopCartSchema } from "../../checkout/cart/shopCart.ts";
import { plainPaymentView } from "../../checkout/payment/paymentView.ts";
import { shopCartOf } from "../../checkout/checkoutDataOf.ts";
import { cartDigest, isPaidCheckout, paymentOrder } from "./paymentOrder.ts";

const someRows = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      priceOre: fc.integer({ min: 0, max: 2_000_000 }),
      vatPercent: fc.constantFrom(25, 12, 6, 0),
      giftCampaignId: fc.constantFrom(null, null, null, 9),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((rows) => rows.map((row, index) => aCartRow({ ...row, lineId: index + 1, soldId: index + 1 })));

const someCodes = fc.array(
  fc
    .record({
      id: fc.nat(99),
      kind: fc.constantFrom("percent" as const, "amount" as const, "gift-card" as const),
      value: fc.integer({ min: 1, max: 3_000_000 }),
    })
    .map(({ id, kind, value }): AppliedDiscount => ({
      id,
      code: "KOD",
      label: "Kod",
      kind,
      value: kind === "percent" ? 1 + (value % 100) : value,
      removable: true,
      validUntil: null,
    })),
  { maxLength: 4 },
);

const configuration = aCheckoutConfiguration({
  deliveryMethods: [aDeliveryMethod({ id: 2, name: "Hemleverans", priceOre: 39_900, days: null })],
  paymentMethods: [aPaymentMethod({ priceOre: 2_900 })],
});

const session = aCheckoutSession({ payment_type_id: "5" });

/** A checkout with home delivery chosen and an invoice that costs a fee. */
function checkoutOf(rows: readonly CartRow[], discounts: readonly AppliedDiscount[]): LoadedCheckout {
  return composeCheckout({ session, configuration, contents: { rows, discounts, lapsed: null } });
}

const noAddresses = { terms: "", checkout: "", cancelled: "", back: "", webhook: "", validation: "", shipping: "" };

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe("the order that is sent to a payment provider", () => {
  it("adds up to the öre, however prices, rates and codes mix", () => {
    fc.assert(
      fc.property(someRows, someCodes, (rows, codes) => {
        const checkout = checkoutOf(rows, codes);
        const { amountOre, vatOre, lines } = paymentOrder(checkout, "r", noAddresses);
        expect(amountOre).toBe(checkout.pricing.dueOre);
        expect(sum(lines.map(({ totalOre }) => totalOre))).toBe(amountOre);
        expect(sum(lines.map((line) => line.vatOre))).toBe(vatOre);
        for (const line of lines) {
          expect(line.totalOre).toBe(line.quantity * line.unitOre - line.discountOre);
          const exactOre = (line.totalOre * line.vatPercent) / (100 + line.vatPercent);
          expect(Math.abs(line.vatOre - exactOre)).toBeLessThanOrEqual(0.5);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("matches the page, with the same VAT", () => {
    fc.assert(
      fc.property(someRows, someCodes, (rows, codes) => {
        const checkout = checkoutOf(rows, codes);
        const isFree = plainPaymentView(checkout).snippet === "free_order";
        const fee = isFree ? null : { name: "Faktura", priceOre: 2900 };
        const shown = cartSummary(cartCall.response.parse(toWire(shopCartSchema, shopCartOf(checkout))), fee);
        const { total, giftCardsOre, dueOre } = checkout.pricing;
        expect(shown).toMatchObject({ totalInclVatOre: total.inclOre, vatOre: total.vatOre, giftCardsOre, dueOre });
      }),
      { numRuns: 500 },
    );
  });

  it("contains gift cards as payments, without VAT, beside the full price of the goods", () => {
    const card: AppliedDiscount = {
      id: 7,
      code: "K",
      label: "Presentkort",
      kind: "gift-card",
      value: 50_000,
      removable: true,
      validUntil: null,
    };
    const goods = aCartRow({ priceOre: 100_000 });
    const { amountOre, vatOre, lines } = paymentOrder(checkoutOf([goods], [card]), "r", noAddresses);
    expect([amountOre, vatOre]).toEqual([92_800, 28_560]);
    expect(lines[0]).toMatchObject({ kind: "goods", discountOre: 0, totalOre: 100_000, vatOre: 20_000 });
    expect(lines.at(-1)).toMatchObject({ kind: "gift-card", name: "Presentkort", totalOre: -50_000, vatOre: 0 });
  });
});

describe("the fingerprint of a paid order", () => {
  const tenPercent: AppliedDiscount = {
    id: 3,
    code: "K",
    label: "K",
    kind: "percent",
    value: 10,
    removable: true,
    validUntil: null,
  };
  const cables = aCartRow({ quantity: 2, priceOre: 9_950 });
  const paid = checkoutOf([cables, { ...cables, lineId: 2, soldId: 2, vatPercent: 6 }], [tenPercent]);
  /** As written by the release before gift cards were payments. */
  const written = "8c993b8733dbd3af5bad917164c609e030652c5736de017b364fa6ae851f0e0b";

  it("matches what earlier releases have written", () => {
    expect(cartDigest(paid)).toBe(`4:${written}`);
    expect(isPaidCheckout(paid, `3:${written}`)).toBe(true);
    expect(isPaidCheckout(checkoutOf([cables], [tenPercent]), `3:${written}`)).toBe(false);
  });

  it("is ignored in favour of the amount where an earlier release took a gift card off the lines", () => {
    const card: AppliedDiscount = { ...tenPercent, kind: "gift-card", value: 5_000 };
    expect(isPaidCheckout(checkoutOf([cables], [card]), `3:${written}`)).toBe(true);
    expect(isPaidCheckout(checkoutOf([cables], [card]), `4:${written}`)).toBe(false);
  });
});
