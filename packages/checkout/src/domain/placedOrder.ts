import type { VatShare } from "@torg/format";
import type { CustomerType } from "./checkoutData.ts";

/** One line of an order that was placed. */
export interface PlacedLine {
  readonly name: string;
  readonly quantity: number;
  /** With VAT. */
  readonly totalOre: number;
  /** Given with something else that was bought. */
  readonly isGift: boolean;
  /** The address of its picture. */
  readonly image: string | null;
}

/** What a code has taken off an order, or a gift card has paid of it. */
export interface PlacedCode {
  readonly label: string;
  readonly amountOre: number;
}

/** Something of an order that has a name and a price with VAT: its delivery, or the fee of its payment. */
export interface PlacedCost {
  readonly name: string;
  readonly priceOre: number;
}

/** An order as it was placed, for the thanks after it. Amounts are with VAT, as they are charged. */
export interface PlacedOrder {
  readonly orderNumber: string;
  /** A request for a quote, which binds nobody, instead of an order. */
  readonly isQuote: boolean;
  /** The buyer has withdrawn from all of it. */
  readonly isWithdrawn: boolean;
  readonly customerType: CustomerType;
  /** The buyer, and where the confirmation goes. */
  readonly name: string;
  readonly email: string;
  readonly lines: readonly PlacedLine[];
  /** What the lines come to. */
  readonly productsOre: number;
  /** What codes have taken off, as positive amounts. */
  readonly discounts: readonly PlacedCode[];
  readonly delivery: PlacedCost | null;
  /** When it is with its buyer, in words; empty where nothing is promised. */
  readonly deliveryTime: string;
  readonly fee: PlacedCost | null;
  /** What it costs, however it is paid. */
  readonly totalOre: number;
  /** The VAT within the total. */
  readonly vatOre: number;
  /** The same by rate, the highest first; empty where a shop does not tell. */
  readonly vatRates: readonly VatShare[];
  /** What gift cards have paid of the total, as positive amounts. */
  readonly giftCards: readonly PlacedCode[];
  /** How it is paid; empty = not at all. */
  readonly paymentName: string;
  readonly isPaid: boolean;
  /** Where it goes, line by line. */
  readonly address: readonly string[];
  readonly message: string;
}

/** What gift cards have left to pay of an order, in ore. */
export function leftToPayOre({ totalOre, giftCards }: Pick<PlacedOrder, "totalOre" | "giftCards">): number {
  return giftCards.reduce((leftOre, { amountOre }) => leftOre - amountOre, totalOre);
}

/**
 * Whether a buyer may still withdraw from an order: only consumers may, only from what binds them (directive 2011/83),
 * and once.
 */
export function isWithdrawable(order: Pick<PlacedOrder, "customerType" | "isQuote" | "isWithdrawn">): boolean {
  return order.customerType === "private" && !order.isQuote && !order.isWithdrawn;
}
