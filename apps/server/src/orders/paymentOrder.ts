import { createHash } from "node:crypto";
import { withoutVat } from "@torg/cart/domain";
import { vatFactor } from "../money/vatFactor.ts";
import { deliveryPriceOre, selectedDelivery } from "../checkout/deliveryChoice.ts";
import type { LoadedCheckout } from "../checkout/loadCheckout.ts";
import { selectedPayment } from "../checkout/paymentSelection.ts";
import { dominantVatPercent, shownCheckout } from "../checkout/writeCheckout.ts";
import { orderLines } from "./orderLines.ts";
import type { PaymentAddresses, PaymentLine, PaymentOrder } from "../providers/PaymentProvider.ts";
import { paymentShipping } from "./shippingChoice.ts";

function extraLine(kind: "delivery" | "fee", name: string, amount: { readonly ore: number; readonly vat: number }) {
  if (amount.ore === 0) return [];
  const line: PaymentLine = {
    kind,
    articleId: kind,
    name,
    quantity: 1,
    unitOre: amount.ore,
    vatPercent: amount.vat,
    discountOre: 0,
    totalOre: amount.ore,
    vatOre: amount.ore - withoutVat(amount.ore, vatFactor(amount.vat)),
  };
  return [line];
}

/** The lines that are paid: goods with their share of the discounts, delivery, and the fee of the way to pay. */
export function paymentLines(checkout: LoadedCheckout): readonly PaymentLine[] {
  const goods = orderLines(checkout.rows, checkout.discounts).map(
    ({ row, unitOre, totalOre, discountOre, vatOre }): PaymentLine => ({
      kind: "goods",
      articleId: row.externalId === "" ? String(row.soldId) : row.externalId,
      name: row.parentName === null ? row.name : `${row.parentName}, ${row.name}`,
      quantity: row.quantity,
      unitOre,
      vatPercent: row.vatPercent,
      discountOre,
      totalOre: totalOre - discountOre,
      vatOre,
    }),
  );
  const vat = dominantVatPercent(checkout);
  const delivery = selectedDelivery(checkout);
  const payment = selectedPayment(checkout.tables.paymentMethods, checkout.choice);
  return [
    ...goods,
    ...(delivery === null
      ? []
      : extraLine("delivery", delivery.name, { ore: deliveryPriceOre(delivery, checkout), vat })),
    ...(payment === null ? [] : extraLine("fee", payment.name, { ore: payment.priceOre ?? 0, vat })),
  ];
}

const hashed = (parts: unknown): string => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

const codesOf = ({ discounts }: LoadedCheckout): readonly (readonly [id: number, amountOre: number])[] =>
  discounts.map(({ discount, amountOre }) => [discount.id, amountOre]);

/** What a payment stands for: what is paid, and all that the page shows of it. */
function paidParts(checkout: LoadedCheckout): readonly unknown[] {
  // Whoever has paid has accepted the terms that stood then; and only the visitor knows how a gift card's code was typed.
  const shown = { ...shownCheckout(checkout, true), terms: "", codes: "" };
  return [paymentLines(checkout), shown, codesOf(checkout)];
}

/** The rule of the first releases, whose payments may still be open. */
function firstParts(checkout: LoadedCheckout): readonly unknown[] {
  const { choice, rows, tables } = checkout;
  return [
    paymentLines(checkout),
    rows.map((row) => [row.soldId, row.quantity, row.giftCampaignId]),
    codesOf(checkout),
    [choice.customerType, choice.countryCode, selectedDelivery(checkout)?.id ?? null],
    selectedPayment(tables.paymentMethods, choice)?.id ?? null,
  ];
}

/** The rule of the releases after the first ones, whose digests did not name it at first. */
const unnamedParts = (checkout: LoadedCheckout): readonly unknown[] => [
  paymentLines(checkout),
  { ...shownCheckout(checkout, true), terms: "" },
];

/** Names the rule that a digest was made by; it rises whenever the rule or what it is made from changes. */
const digestVersion = "3:";

/** Everything that a payment stands for, as one short text: when it changes, the payment is for something else. */
export function cartDigest(checkout: LoadedCheckout): string {
  return `${digestVersion}${hashed(paidParts(checkout))}`;
}

/**
 * Whether a checkout is the one that a payment was opened for. What another release has opened is judged by that
 * release's rule; where this one does not know it, the amount alone decides, which everybody compares besides.
 */
export function isPaidCheckout(checkout: LoadedCheckout, digest: string): boolean {
  if (digest.startsWith(digestVersion)) return digest === cartDigest(checkout);
  // It named gift cards by codes that only the visitor knows.
  const hasGiftCard = checkout.discounts.some(({ discount }) => discount.kind === "gift_card");
  if (digest.startsWith("2:")) return hasGiftCard || digest === `2:${hashed(unnamedParts(checkout))}`;
  if (digest.includes(":")) return true;
  return digest === hashed(firstParts(checkout)) || digest === hashed(unnamedParts(checkout));
}

/** What a provider is asked to have paid for a checkout. */
export function paymentOrder(checkout: LoadedCheckout, reference: string, addresses: PaymentAddresses): PaymentOrder {
  const lines = paymentLines(checkout);
  return {
    reference,
    customerType: checkout.choice.customerType,
    countryCode: checkout.choice.countryCode,
    postalCode: checkout.choice.postalCode,
    currency: "SEK",
    amountOre: lines.reduce((sum, line) => sum + line.totalOre, 0),
    vatOre: lines.reduce((sum, line) => sum + line.vatOre, 0),
    lines,
    shipping: paymentShipping(checkout),
    addresses,
  };
}
