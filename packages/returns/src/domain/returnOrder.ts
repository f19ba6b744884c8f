import { cleanPastedText } from "@torg/format/typed";
import { readOrderNumber } from "./readOrderNumber.ts";

/** A line of an order that may be returned. */
export interface ReturnLine {
  readonly productId: number;
  readonly name: string;
  readonly quantity: number;
}

/** An order that a return is registered for. */
export interface ReturnOrder {
  readonly orderId: number;
  /** The order number that the customer knows. */
  readonly orderNumber: string;
  readonly orderEmail: string;
  readonly products: readonly ReturnLine[];
}

/** The key of an order lookup. */
export type OrderLookup = Pick<ReturnOrder, "orderNumber" | "orderEmail">;

/**
 * Whether a lookup matches this order: both values must match; case, surrounding spaces and unseen signs are ignored,
 * and the number is read by `readOrderNumber`.
 */
export function isOrderOf(order: OrderLookup, lookup: OrderLookup): boolean {
  return (
    same(readOrderNumber(order.orderNumber), readOrderNumber(lookup.orderNumber)) &&
    same(order.orderEmail, lookup.orderEmail)
  );
}

function same(a: string, b: string): boolean {
  const form = (text: string): string => cleanPastedText(text).toLocaleLowerCase("sv-SE");
  return form(a) !== "" && form(a) === form(b);
}
