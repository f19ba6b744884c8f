/** A line of an order that may be returned. Names are those of the wire. */
export interface ReturnLine {
  readonly product_id: number;
  readonly name: string;
  readonly quantity: number;
}

/** An order that a return is registered for. */
export interface ReturnOrder {
  readonly order_id: number;
  /** The order number that the customer knows. */
  readonly order_name: string;
  readonly order_email: string;
  readonly products: readonly ReturnLine[];
}

/** What an order is looked up by. */
export type OrderLookup = Pick<ReturnOrder, "order_name" | "order_email">;

/** Says whether a lookup names this order: both values have to be right; case and surrounding blanks do not matter. */
export function isOrderOf(order: OrderLookup, lookup: OrderLookup): boolean {
  return same(order.order_name, lookup.order_name) && same(order.order_email, lookup.order_email);
}

function same(a: string, b: string): boolean {
  const form = (text: string): string => text.trim().toLocaleLowerCase("sv-SE");
  return form(a) !== "" && form(a) === form(b);
}
