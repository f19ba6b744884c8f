import { isGift, type CartLine, type DiscountRow } from "@torg/cart/domain";
import type { CheckoutData, DeliveryCheckout } from "./checkoutData.ts";

/** A part of what is ordered that a page shows and that may have changed since. */
export type ShownPart = "buyer" | "products" | "codes" | "delivery" | "payment" | "sum" | "terms";

/** What a page shows of what would be ordered, each part as a short text: equal texts mean the same order. */
export type ShownOrder = Readonly<Record<ShownPart, string>>;

/** What the parts are made from, on the page as on the server. */
export interface OrderSubject {
  readonly lines: readonly Pick<
    CartLine,
    "productId" | "variantId" | "quantity" | "giftCampaignId" | "totalPriceInclVatOre"
  >[];
  readonly discount: { readonly rows: readonly Pick<DiscountRow, "code" | "amountInclVatOre">[] };
  readonly data: Pick<CheckoutData, "customerType" | "countryCode" | "termsVersion"> & {
    readonly delivery: Pick<DeliveryCheckout, "selected" | "session"> | null;
  };
  /** The way to pay; null for an order of nothing and a request for a quote. */
  readonly paymentTypeId: string | null;
  /** What is left to pay, with VAT. */
  readonly totalOre: number;
}

/** A text without the signs that part the parts. */
const plain = (text: string): string => text.replaceAll(/[\s%,:/]/gu, (sign) => `%${sign.codePointAt(0)}`);

const joined = (parts: readonly (string | number | null)[]): string =>
  parts.map((part) => plain(String(part ?? ""))).join("/");

const listed = (items: readonly string[]): string => items.toSorted().join(",");

/** The codes that a page shows and what each takes off or pays, as a short text. */
export function shownCodes({ rows }: OrderSubject["discount"]): string {
  return listed(rows.map((row) => joined([row.code, row.amountInclVatOre])));
}

/** What would be ordered, part by part. */
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

/** What the visitor has chosen; while a choice is on its way to the server it is shown here already. */
export interface CheckoutChoices {
  readonly customerType: CheckoutData["customerType"];
  readonly countryCode: string | null;
  readonly paymentTypeId: string | null;
  readonly deliveryValue: number | null;
  readonly shippingOptionId: string | null;
}

/** The checkout as its visitor sees it, with choices that the server has not answered yet. */
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

/** The parts as one text, as an order carries them. */
export function writeShownOrder(shown: ShownOrder): string {
  return Object.entries(shown)
    .map(([name, text]) => `${name}:${text}`)
    .join(" ");
}

const parts: readonly ShownPart[] = ["buyer", "products", "codes", "delivery", "payment", "sum", "terms"];

/** Reads such a text; a part that it does not hold is not told. */
export function readShownOrder(text: string): Readonly<Partial<ShownOrder>> {
  const told = text.split(" ");
  const found = parts.flatMap((name) => {
    const part = told.find((one) => one.startsWith(`${name}:`));
    return part === undefined ? [] : [[name, part.slice(name.length + 1)] as const];
  });
  return Object.fromEntries(found);
}

/**
 * The parts that are others than a page has shown, in their order. A part that the page does not tell counts as shown,
 * and the sum is named only when nothing explains it.
 */
export function changedParts(shown: Readonly<Partial<ShownOrder>>, now: ShownOrder): readonly ShownPart[] {
  const changed = parts.filter((name) => shown[name] !== undefined && shown[name] !== now[name]);
  return changed.length > 1 ? changed.filter((name) => name !== "sum") : changed;
}
