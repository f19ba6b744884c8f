import { add, noAmount, type TaxedAmount, type Total, totalOf } from "@torg/cart/domain/pricing";

/** A line of an order as it was bought: the amount is that of all its pieces after discounts. */
export interface BoughtLine extends TaxedAmount {
  readonly id: number;
  /** An integer, at least 1. */
  readonly quantity: number;
}

/** The price of delivery, and how much of it the cheapest standard delivery would have cost, in öre. */
export interface BoughtDelivery extends TaxedAmount {
  /**
   * With VAT; refunded when the buyer withdraws from the whole purchase; at most the total (2 kap. 14 §
   * distansavtalslagen).
   */
  readonly standardOre: number;
}

/** When the money of an order is captured: when the goods leave, or when the order was placed. */
export type MoneyTaken = "at-shipping" | "at-once";

/** An order as it was bought, before anything has happened to it. */
export interface BoughtOrder {
  readonly lines: readonly BoughtLine[];
  readonly delivery: BoughtDelivery;
  /** The fee of the payment method. */
  readonly fee: TaxedAmount;
  /** Öre paid by gift cards; the rest is paid through a provider, or by invoice. */
  readonly giftCardsOre: number;
  readonly moneyTaken: MoneyTaken;
}

/** The total of the order, including what gift cards pay. */
export function boughtTotal({ lines, delivery, fee }: BoughtOrder): Total {
  return totalOf({ subtotal: add(lines), discount: noAmount, charges: [delivery, fee] });
}
