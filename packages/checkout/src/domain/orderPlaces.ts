import { numberBlocks, optionalBlocks, type BlockName } from "./blocks.ts";
import type { CheckoutData } from "./checkoutData.ts";
import type { CustomerField, CustomerProblem } from "./customer/customerForm.ts";
import { customerFieldNames } from "./customer/customerForm.ts";

/** Where on the page it is said what stands in the way of an order: at a block, or at a field of the buyer. */
export type OrderPlace = BlockName | CustomerField;

/** The server's sentences about an order, by place. */
export type OrderTexts = Readonly<Partial<Record<OrderPlace, string>>>;

/** What the page itself has found wrong with an order, by place. */
export type OrderProblems = Readonly<Partial<Record<OrderPlace, CustomerProblem>>>;

/** What is wrong with an order. */
export interface OrderFaults {
  readonly problems: OrderProblems;
  readonly texts: OrderTexts;
}

/** A refused order as a server answers it. */
export interface OrderRefusal {
  readonly status: number;
  /** The sentence about the order as a whole; may be empty. */
  readonly message: string;
  /** Sentences by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** The blocks of the page, each of which may stand in the way of an order. */
export const orderBlocks: readonly BlockName[] = [
  "products",
  "country",
  "customer-type",
  "postal-code",
  "delivery",
  "payment-type",
  "payment",
];

/** All places in the order of the page. */
export const orderPlaces: readonly OrderPlace[] = [...orderBlocks, ...customerFieldNames];

/**
 * The places that a page shows, where something can be said at the place itself. The countries are the page's own: a shop
 * that delivers to one only is never refused for it.
 */
export function shownPlaces(data: CheckoutData): readonly OrderPlace[] {
  return [...numberBlocks(optionalBlocks(data, [])).map(({ name }) => name), "country", ...customerFieldNames];
}

const places: ReadonlyMap<string, OrderPlace> = new Map<string, OrderPlace>([
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

/** Where what is said of a field belongs; a name that the page does not know stands beside the payment. */
export function placeOfField(name: string): OrderPlace {
  return places.get(name) ?? "payment";
}

/** Status of an answer that says that something is no longer as it was: what is sold, its price, a code. */
export const conflict = 409;

/**
 * Where the sentences of a refused order belong: each at its field or block, a name that the page does not know beside
 * the payment. A conflict that names no field is one with the cart; any other message is about the order as a whole.
 */
export function placeRefusal({ status, message, errors }: OrderRefusal): OrderTexts {
  const texts = new Map<OrderPlace, string>();
  for (const [name, sentences] of Object.entries(errors)) {
    const place = placeOfField(name);
    const text = [texts.get(place) ?? "", ...sentences].filter((part) => part !== "").join(" ");
    if (text !== "") texts.set(place, text);
  }
  if (texts.size === 0 && status === conflict && message !== "") texts.set("products", message);
  return Object.fromEntries(texts);
}

function withoutPlaces<T extends OrderFaults>(faults: T, mended: readonly OrderPlace[]): T {
  const isMended = (name: string): boolean => mended.some((place) => place === name);
  const left = <V>(all: Readonly<Record<string, V>>): Readonly<Record<string, V>> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !isMended(name)));
  const isAny = [...Object.keys(faults.problems), ...Object.keys(faults.texts)].some(isMended);
  return isAny ? { ...faults, problems: left(faults.problems), texts: left(faults.texts) } : faults;
}

/** Whether anything is wrong at any place. */
export function hasFaults({ problems, texts }: OrderFaults): boolean {
  return Object.keys(problems).length + Object.keys(texts).length > 0;
}

/** What is left of the faults once a place has been mended; null when nothing is. */
export function mendPlace<T extends OrderFaults>(faults: T | null, place: OrderPlace): T | null {
  if (faults === null || (faults.problems[place] ?? faults.texts[place]) === undefined) return faults;
  return leftOf(withoutPlaces(faults, [place]));
}

/** What is left of the faults once the checkout is another: those of the buyer's fields, which no choice mends. */
export function fieldFaults<T extends OrderFaults>(faults: T | null): T | null {
  return faults === null ? null : leftOf(withoutPlaces(faults, orderBlocks));
}

function leftOf<T extends OrderFaults>(faults: T): T | null {
  return hasFaults(faults) ? faults : null;
}
