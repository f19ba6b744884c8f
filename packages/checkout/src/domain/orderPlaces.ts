import { type BlockName, blockNames, numberBlocks, optionalBlocks } from "./blocks.ts";
import type { CheckoutData } from "./checkoutData.ts";
import type { CustomerField, CustomerProblem } from "./customer/customerForm.ts";
import { customerFieldNames } from "./customer/customerForm.ts";

/** Where on the page a problem with an order is shown: at a block, or at a buyer field. */
export type OrderErrorTarget = BlockName | CustomerField;

/** The server's messages about an order, by place. */
export type OrderErrorTexts = Readonly<Partial<Record<OrderErrorTarget, string>>>;

/** The problems with an order found by the page itself, by place. */
export type OrderProblems = Readonly<Partial<Record<OrderErrorTarget, CustomerProblem>>>;

/** The problems with an order. */
export interface OrderFaults {
  readonly problems: OrderProblems;
  readonly texts: OrderErrorTexts;
}

/** The server's response to a refused order. */
export interface OrderErrorResponse {
  readonly status: number;
  /** The message about the order as a whole; may be empty. */
  readonly message: string;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** All places in page order: each block and each field can prevent an order. */
export const orderPlaces: readonly OrderErrorTarget[] = [...blockNames, ...customerFieldNames];

/**
 * The places that a page shows, where a problem can be shown on the spot. The countries come from the page itself: a
 * shop that delivers to only one is never refused for it.
 */
export function shownPlaces(data: CheckoutData): readonly OrderErrorTarget[] {
  return [...numberBlocks(optionalBlocks(data, [])).map(({ name }) => name), "country", ...customerFieldNames];
}

/**
 * The block that lists all problems with an order, given in page order: of several, the first block shown that has one,
 * so that the rest are seen from there; otherwise the payment, beside its button. Never the country: the data do not
 * say whether the page shows it.
 */
export function listingBlock(problems: readonly OrderErrorTarget[], data: CheckoutData): BlockName {
  const shown = shownPlaces(data);
  const first = problems.find((place) => shown.includes(place));
  const block = first === "country" ? undefined : blockNames.find((name) => name === first);
  return problems.length > 1 && block !== undefined ? block : "payment";
}

const places: ReadonlyMap<string, OrderErrorTarget> = new Map<string, OrderErrorTarget>([
  ...customerFieldNames.map((name) => [name, name] as const),
  ["products", "products"],
  ["code", "products"],
  ["countryCode", "country"],
  ["customerType", "customer-type"],
  ["deliveryPostalCode", "postal-code"],
  ["deliveryId", "delivery"],
  ["shippingOptionId", "delivery"],
  ["paymentTypeId", "payment-type"],
]);

/** The place for messages about a field; unknown names go to the payment. */
export function placeOfField(name: string): OrderErrorTarget {
  return places.get(name) ?? "payment";
}

/** Response status for something that has changed: goods, a price, a code. */
export const conflict = 409;

/**
 * The places for a refused order's messages: each at its field or block, unknown names at the payment. A conflict that
 * names no field concerns the cart; any other message is about the order as a whole.
 */
export function locateOrderErrors({ status, message, errors }: OrderErrorResponse): OrderErrorTexts {
  const texts = new Map<OrderErrorTarget, string>();
  for (const [name, sentences] of Object.entries(errors)) {
    const place = placeOfField(name);
    const text = [texts.get(place) ?? "", ...sentences].filter((part) => part !== "").join(" ");
    if (text !== "") texts.set(place, text);
  }
  if (texts.size === 0 && status === conflict && message !== "") texts.set("products", message);
  return Object.fromEntries(texts);
}

function withoutPlaces<T extends OrderFaults>(faults: T, corrected: readonly OrderErrorTarget[]): T {
  const isCorrected = (name: string): boolean => corrected.some((place) => place === name);
  const withoutCorrected = <V>(all: Readonly<Record<string, V>>): Readonly<Record<string, V>> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !isCorrected(name)));
  const hasCorrected = [...Object.keys(faults.problems), ...Object.keys(faults.texts)].some(isCorrected);
  return hasCorrected
    ? { ...faults, problems: withoutCorrected(faults.problems), texts: withoutCorrected(faults.texts) }
    : faults;
}

/** Whether anything is wrong at any place. */
export function hasFaults({ problems, texts }: OrderFaults): boolean {
  return Object.keys(problems).length + Object.keys(texts).length > 0;
}

/** The remaining problems once a place has been corrected; null if none are left. */
export function removeCorrected<T extends OrderFaults>(faults: T | null, place: OrderErrorTarget): T | null {
  if (faults === null || (faults.problems[place] ?? faults.texts[place]) === undefined) return faults;
  return leftOf(withoutPlaces(faults, [place]));
}

/** The remaining problems after the checkout has changed: those of the buyer's fields, which no choice corrects. */
export function fieldFaults<T extends OrderFaults>(faults: T | null): T | null {
  return faults === null ? null : leftOf(withoutPlaces(faults, blockNames));
}

function leftOf<T extends OrderFaults>(faults: T): T | null {
  return hasFaults(faults) ? faults : null;
}
