import { noAmount, sumOf, type TaxedAmount, type Total, totalOf } from "@torg/cart/domain/reckoning";

/** A line of an order as it was bought: what all its pieces cost after discounts. */
export interface BoughtLine extends TaxedAmount {
  readonly id: number;
  /** Whole, from 1 upwards. */
  readonly quantity: number;
}

/** What delivery cost, and what of it the cheapest standard delivery would have cost, in ore. */
export interface BoughtDelivery extends TaxedAmount {
  /** With VAT; given back to somebody who withdraws from the whole purchase; at most the total (2 kap. 14 § distansavtalslagen). */
  readonly standardOre: number;
}

/** When the money of an order is taken: with the goods that leave, or when it was placed. */
export type MoneyTaken = "at-shipping" | "at-once";

/** An order as it was bought, before anything has happened to it. */
export interface BoughtOrder {
  readonly lines: readonly BoughtLine[];
  readonly delivery: BoughtDelivery;
  /** The fee of the way to pay. */
  readonly fee: TaxedAmount;
  /** Ore that gift cards pay of it; the rest is paid through a provider, or by invoice. */
  readonly cardsOre: number;
  readonly moneyTaken: MoneyTaken;
}

/** What everything costs, with what gift cards pay. */
export function boughtTotal({ lines, delivery, fee }: BoughtOrder): Total {
  return totalOf({ goods: sumOf(lines), reduction: noAmount, charges: [delivery, fee] });
}
