import { type CartLine, type DiscountRow, isGift } from "@torg/cart/domain";
import type { CheckoutData, DeliveryCheckout } from "./checkoutData.ts";

const orderParts = ["buyer", "products", "codes", "delivery", "payment", "sum", "terms"] as const;

/** A part of the order that a page shows and that may have changed since. */
export type OrderPart = (typeof orderParts)[number];

/** The order as a page shows it, each part as a short string: equal strings mean the same order. */
export type OrderFingerprint = Readonly<Record<OrderPart, string>>;

/** The data the parts are made from, on the page and on the server. */
export interface OrderSubject {
  readonly lines: readonly Pick<
    CartLine,
    "productId" | "variantId" | "quantity" | "giftCampaignId" | "totalPriceInclVatOre"
  >[];
  readonly discount: { readonly rows: readonly Pick<DiscountRow, "code" | "amountInclVatOre">[] };
  readonly data: Pick<CheckoutData, "customerType" | "countryCode" | "termsVersion"> & {
    readonly delivery: Pick<DeliveryCheckout, "selected" | "session"> | null;
  };
  /** The payment type; null for a free order and a request for a quote. */
  readonly paymentTypeId: string | null;
  /** The amount left to pay, with VAT. */
  readonly totalOre: number;
}

/** Escapes the separators in a text. */
const escapeSeparators = (text: string): string =>
  text.replaceAll(/[\s%,:/]/gu, (separator) => `%${separator.codePointAt(0)}`);

const joined = (parts: readonly (string | number | null)[]): string =>
  parts.map((part) => escapeSeparators(String(part ?? ""))).join("/");

const listed = (items: readonly string[]): string => items.toSorted().join(",");

/** The codes that a page shows and the amount of each, as a short string. */
export function codesFingerprint({ rows }: OrderSubject["discount"]): string {
  return listed(rows.map((row) => joined([row.code, row.amountInclVatOre])));
}

/** The parts of the order. */
export function orderFingerprint({ lines, discount, data, paymentTypeId, totalOre }: OrderSubject): OrderFingerprint {
  const { selected, session } = data.delivery ?? {};
  return {
    buyer: joined([data.customerType, data.countryCode]),
    products: listed(
      lines.map((line) =>
        joined([line.productId, line.variantId, line.quantity, line.totalPriceInclVatOre, isGift(line) ? "gift" : ""]),
      ),
    ),
    codes: codesFingerprint(discount),
    delivery: joined([selected?.id ?? null, session?.shippingOptionId ?? null, session?.postalCode ?? null]),
    payment: joined([paymentTypeId]),
    sum: String(totalOre),
    terms: joined([data.termsVersion ?? null]),
  };
}

/** The parts as one string, as sent with an order. */
export function formatOrderFingerprint(shown: OrderFingerprint): string {
  return Object.entries(shown)
    .map(([name, text]) => `${name}:${text}`)
    .join(" ");
}

/** Parses such a string; missing parts are left out. */
export function parseOrderFingerprint(text: string): Readonly<Partial<OrderFingerprint>> {
  const parts = text.split(" ");
  const entries = orderParts.flatMap((name) => {
    const part = parts.find((candidate) => candidate.startsWith(`${name}:`));
    return part === undefined ? [] : [[name, part.slice(name.length + 1)] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * The parts that differ from those a page has shown, in order. Parts the page did not give count as unchanged, and the
 * sum is named only if nothing else explains it.
 */
export function changedParts(shown: Readonly<Partial<OrderFingerprint>>, now: OrderFingerprint): readonly OrderPart[] {
  const changed = orderParts.filter((name) => shown[name] !== undefined && shown[name] !== now[name]);
  return changed.length > 1 ? changed.filter((name) => name !== "sum") : changed;
}
