import type { VatShare } from "@torg/format";
import type { CustomerType } from "./checkoutData.ts";

/** One line of a placed order. */
export interface PlacedLine {
  readonly name: string;
  readonly quantity: number;
  /** With VAT. */
  readonly totalOre: number;
  /** Given away with another purchase. */
  readonly isGift: boolean;
  /** The address of its picture. */
  readonly image: string | null;
}

/** The amount that a code has taken off an order, or a gift card has paid of it. */
export interface PlacedCode {
  readonly label: string;
  readonly amountOre: number;
}

/** A part of an order with a name and a price with VAT: its delivery, or its payment fee. */
export interface PlacedCost {
  readonly name: string;
  readonly priceOre: number;
}

/** The store that an order is picked up from; its name is in the name of the delivery. */
export interface PlacedStore {
  /** Street and place, line by line. */
  readonly address: readonly string[];
  /** The address of its page; null if it has none. */
  readonly pageUrl: string | null;
}

/** A placed order, for the thank-you page. Amounts are with VAT, as charged. */
export interface PlacedOrder {
  readonly orderNumber: string;
  /** The moment it was placed, in ISO format; null if the shop does not give it. */
  readonly orderedAt?: string | null | undefined;
  /** A request for a quote, which is not binding, instead of an order. */
  readonly isQuote: boolean;
  /** The buyer has withdrawn from the whole order. */
  readonly isWithdrawn: boolean;
  readonly customerType: CustomerType;
  /** The buyer, and the address that the confirmation goes to. */
  readonly name: string;
  readonly email: string;
  readonly lines: readonly PlacedLine[];
  /** The sum of the lines. */
  readonly productsOre: number;
  /** Reductions by codes, as positive amounts. */
  readonly discounts: readonly PlacedCode[];
  readonly delivery: PlacedCost | null;
  /** Where it is picked up; null for an order that is shipped. */
  readonly store?: PlacedStore | null | undefined;
  /** The time of delivery in words; empty if none is promised. */
  readonly deliveryTime: string;
  readonly fee: PlacedCost | null;
  /** The cost, however it is paid. */
  readonly totalOre: number;
  /** The VAT within the total. */
  readonly vatOre: number;
  /** The VAT by rate, highest first; empty if the shop does not give it. */
  readonly vatRates: readonly VatShare[];
  /** Amounts that gift cards have paid of the total, as positive amounts. */
  readonly giftCards: readonly PlacedCode[];
  /** The payment type; empty if nothing is paid. */
  readonly paymentName: string;
  readonly isPaid: boolean;
  /** The delivery address, line by line. */
  readonly address: readonly string[];
  readonly message: string;
}

/** The amount of an order left to pay after gift cards, in ore. */
export function dueOreOf({ totalOre, giftCards }: Pick<PlacedOrder, "totalOre" | "giftCards">): number {
  return giftCards.reduce((remainingOre, { amountOre }) => remainingOre - amountOre, totalOre);
}

/**
 * Whether a buyer may still withdraw from an order: only consumers may, only from binding orders (directive 2011/83),
 * and only once.
 */
export function isWithdrawable(order: Pick<PlacedOrder, "customerType" | "isQuote" | "isWithdrawn">): boolean {
  return order.customerType === "private" && !order.isQuote && !order.isWithdrawn;
}
