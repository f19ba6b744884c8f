import type { CustomerType } from "./checkoutData.ts";

/** One line of an order that was placed. */
export interface PlacedLine {
  readonly name: string;
  readonly quantity: number;
  /** Kronor with VAT. */
  readonly total: number;
  /** Given with something else that was bought. */
  readonly is_gift: boolean;
  /** The address of its picture. */
  readonly image: string | null;
}

/** Something of an order that has a name and a price in kronor with VAT: its delivery, or the fee of its payment. */
export interface PlacedCost {
  readonly name: string;
  readonly price: number;
}

/** An order as it was placed, for the thanks after it. Amounts are kronor with VAT, as they are charged. */
export interface PlacedOrder {
  readonly order_name: string;
  /** A request for an offer, which binds nobody, instead of an order. */
  readonly is_offer: boolean;
  /** The buyer has withdrawn from all of it. */
  readonly is_withdrawn: boolean;
  readonly customer_type: CustomerType;
  /** The buyer, and where the confirmation goes. */
  readonly name: string;
  readonly email: string;
  readonly lines: readonly PlacedLine[];
  /** What the lines come to. */
  readonly products: number;
  /** What codes and gift cards have taken off, as positive amounts. */
  readonly discounts: readonly { readonly label: string; readonly amount: number }[];
  readonly delivery: PlacedCost | null;
  readonly fee: PlacedCost | null;
  readonly total: number;
  /** The VAT within the total. */
  readonly vat: number;
  /** How it is paid; empty = not at all. */
  readonly payment_name: string;
  readonly is_paid: boolean;
  /** Where it goes, line by line. */
  readonly address: readonly string[];
  readonly message: string;
}

/**
 * Whether a buyer may still withdraw from an order: only consumers may, only from what binds them (directive 2011/83),
 * and once.
 */
export function isWithdrawable(order: Pick<PlacedOrder, "customer_type" | "is_offer" | "is_withdrawn">): boolean {
  return order.customer_type === "private" && !order.is_offer && !order.is_withdrawn;
}
