import { isGift, type CartLine, type DiscountRow } from "@torg/cart/domain";
import type { CheckoutData, DeliveryCheckout } from "./checkoutData.ts";

const orderParts = ["buyer", "products", "codes", "delivery", "payment", "sum", "terms"] as const;

/** A part of the order that a page shows and that may have changed since. */
export type OrderPart = (typeof orderParts)[number];

/** The order as a page shows it, each part as a short string: equal strings mean the same order. */
export type ShownOrder = Readonly<Record<OrderPart, string>>;

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
const plain = (text: string): string => text.replaceAll(/[\s%,:/]/gu, (sign) => `%${sign.codePointAt(0)}`);

const joined = (parts: readonly (string | number | null)[]): string =>
  parts.map((part) => plain(String(part ?? ""))).join("/");

const listed = (items: readonly string[]): string => items.toSorted().join(",");

/** The codes that a page shows and the amount of each, as a short string. */
export function shownCodes({ rows }: OrderSubject["discount"]): string {
  return listed(rows.map((row) => joined([row.code, row.amountInclVatOre])));
}

/** The parts of the order. */
export function shownOrder({ lines, discount, data, paymentTypeId, totalOre }: OrderSubject): ShownOrder {
  const { selected, session } = data.delivery ?? {};
  return {
    buyer: joined([data.customerType, data.countryCode]),
    products: listed(
      lines.map((line) =>
        joined([line.productId, line.variantId, line.quantity, line.totalPriceInclVatOre, isGift(line) ? "gift" : ""]),
      ),
    ),
    codes: shownCodes(discount),
    delivery: joined([selected?.id ?? null, session?.shippingOptionId ?? null, session?.postalCode ?? null]),
    payment: joined([paymentTypeId]),
    sum: String(totalOre),
    terms: joined([data.termsVersion ?? null]),
  };
}

/** The visitor's choices, including those not yet answered by the server. */
export interface CheckoutChoices {
  readonly customerType: CheckoutData["customerType"];
  readonly countryCode: string | null;
  readonly paymentTypeId: string | null;
  readonly deliveryValue: number | null;
  readonly shippingOptionId: string | null;
}

/** The checkout as the visitor sees it, with choices that the server has not answered yet. */
export function withChoices<T extends OrderSubject["data"]>(data: T, choices: CheckoutChoices): T {
  const { delivery } = data;
  const selected = delivery?.selected;
  return {
    ...data,
    customerType: choices.customerType,
    countryCode: choices.countryCode,
    delivery: delivery && {
      ...delivery,
      selected: selected?.id === choices.deliveryValue ? selected : { id: choices.deliveryValue, priceOre: null },
      session: { ...delivery.session, shippingOptionId: choices.shippingOptionId },
    },
  };
}

/** The parts as one string, as sent with an order. */
export function writeShownOrder(shown: ShownOrder): string {
  return Object.entries(shown)
    .map(([name, text]) => `${name}:${text}`)
    .join(" ");
}

/** Parses such a string; missing parts are left out. */
export function readShownOrder(text: string): Readonly<Partial<ShownOrder>> {
  const told = text.split(" ");
  const found = orderParts.flatMap((name) => {
    const part = told.find((one) => one.startsWith(`${name}:`));
    return part === undefined ? [] : [[name, part.slice(name.length + 1)] as const];
  });
  return Object.fromEntries(found);
}

/**
 * The parts that differ from those a page has shown, in order. Parts the page did not give count as unchanged, and the
 * sum is named only if nothing else explains it.
 */
export function changedParts(shown: Readonly<Partial<ShownOrder>>, now: ShownOrder): readonly OrderPart[] {
  const changed = orderParts.filter((name) => shown[name] !== undefined && shown[name] !== now[name]);
  return changed.length > 1 ? changed.filter((name) => name !== "sum") : changed;
}
