import { createHash } from "node:crypto";
import type { TaxedAmount } from "@torg/cart/domain/pricing";
import type { CartPriceBreakdown } from "../../cart/CartPriceBreakdown.ts";
import type { LoadedCheckout } from "../../checkout/LoadedCheckout.ts";
import { checkoutFingerprint } from "../../checkout/checkoutFingerprint.ts";
import type { PaymentAddresses, PaymentLine, PaymentOrder } from "../../providers/PaymentProvider.ts";
import { paymentShipping } from "./shippingChoice.ts";

/** A charge in addition to the goods; no line when it is zero. */
function chargeLine(
  kind: "delivery" | "fee",
  name: string | undefined,
  { inclOre, vatPercent, vatOre }: TaxedAmount,
): readonly PaymentLine[] {
  if (name === undefined || inclOre === 0) return [];
  return [
    {
      kind,
      articleId: kind,
      name,
      quantity: 1,
      unitOre: inclOre,
      vatPercent,
      discountOre: 0,
      totalOre: inclOre,
      vatOre,
    },
  ];
}

/** Gift cards are payments: they lower what is left to pay, and have no VAT. */
function cardLine({ code, amount: { inclOre } }: CartPriceBreakdown["codes"][number]): readonly PaymentLine[] {
  if (code.kind !== "gift-card" || inclOre === 0) return [];
  return [
    {
      kind: "gift-card",
      articleId: `gift-card-${code.id}`,
      name: code.label,
      quantity: 1,
      unitOre: -inclOre,
      vatPercent: 0,
      discountOre: 0,
      totalOre: -inclOre,
      vatOre: 0,
    },
  ];
}

/** The lines of a payment: goods with their share of the discounts, delivery, payment fee, gift cards. */
export function paymentLines({ delivery, payment, pricing }: LoadedCheckout): readonly PaymentLine[] {
  const goods = pricing.lines.map(({ row, unit, discountOre, reduced }): PaymentLine => ({
    kind: "goods",
    articleId: row.externalId === "" ? String(row.soldId) : row.externalId,
    name: row.parentName === null ? row.name : `${row.parentName}, ${row.name}`,
    quantity: row.quantity,
    unitOre: unit.inclOre,
    vatPercent: row.vatPercent,
    discountOre,
    totalOre: reduced.inclOre,
    vatOre: reduced.vatOre,
  }));
  return [
    ...goods,
    ...chargeLine("delivery", delivery.selected?.quote.name, pricing.delivery),
    ...chargeLine("fee", payment.selected?.name, pricing.fee),
    ...pricing.codes.flatMap(cardLine),
  ];
}

const hashed = (parts: unknown): string => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

const codesOf = ({ pricing }: LoadedCheckout): readonly (readonly [id: number, amountOre: number])[] =>
  pricing.codes.map(({ code, amount }) => [code.id, amount.inclOre]);

/** What a payment covers: its lines, and everything that the page shows of the order. */
function paidParts(checkout: LoadedCheckout): readonly unknown[] {
  // The terms were accepted as they were at payment; and a gift card's code as typed is known to the visitor only.
  const shown = { ...checkoutFingerprint(checkout, true), terms: "", codes: "" };
  return [paymentLines(checkout), shown, codesOf(checkout)];
}

/** The digest rule of the first releases, whose payments may still be open. */
function firstParts(checkout: LoadedCheckout): readonly unknown[] {
  const { choice, rows, delivery, payment } = checkout;
  return [
    paymentLines(checkout),
    rows.map((row) => [row.soldId, row.quantity, row.giftCampaignId]),
    codesOf(checkout),
    [choice.customerType, choice.countryCode, delivery.selected?.quote.id ?? null],
    payment.selected?.id ?? null,
  ];
}

/** The digest rule of the next releases, at first without a version prefix. */
const unnamedParts = (checkout: LoadedCheckout): readonly unknown[] => [
  paymentLines(checkout),
  { ...checkoutFingerprint(checkout, true), terms: "" },
];

/** The version of the digest rule; increase it whenever the rule or its input changes. */
const digestVersion = "4:";

/** A digest of everything a payment covers: when it changes, the payment is for something else. */
export function cartDigest(checkout: LoadedCheckout): string {
  return `${digestVersion}${hashed(paidParts(checkout))}`;
}

/**
 * Whether a checkout is the one that a payment was opened for. Payments of other releases are checked by the rule of
 * their release; if this release does not know that rule, only the amount decides, which all callers compare as well.
 */
export function isPaidCheckout(checkout: LoadedCheckout, digest: string): boolean {
  if (digest.startsWith(digestVersion)) return digest === cartDigest(checkout);
  // Both rules took gift cards off the lines, and the older one named them by codes that only the visitor knows.
  const hasGiftCard = checkout.pricing.codes.some(({ code }) => code.kind === "gift-card");
  if (digest.startsWith("3:")) return hasGiftCard || digest === `3:${hashed(paidParts(checkout))}`;
  if (digest.startsWith("2:")) return hasGiftCard || digest === `2:${hashed(unnamedParts(checkout))}`;
  if (digest.includes(":")) return true;
  return digest === hashed(firstParts(checkout)) || digest === hashed(unnamedParts(checkout));
}

/** The order that a provider is asked to have paid. */
export function paymentOrder(checkout: LoadedCheckout, reference: string, addresses: PaymentAddresses): PaymentOrder {
  const { total, dueOre } = checkout.pricing;
  return {
    reference,
    customerType: checkout.choice.customerType,
    countryCode: checkout.choice.countryCode,
    postalCode: checkout.choice.postalCode,
    currency: "SEK",
    amountOre: dueOre,
    vatOre: total.vatOre,
    lines: paymentLines(checkout),
    shipping: paymentShipping(checkout),
    addresses,
  };
}
