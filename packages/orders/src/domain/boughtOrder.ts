/** A sum with the VAT within it, both whole ore. */
export interface TaxedSum {
  readonly totalOre: number;
  readonly vatOre: number;
}

/** A line of an order as it was bought: what all its pieces cost after discounts. */
export interface BoughtLine extends TaxedSum {
  readonly id: number;
  /** Whole, from 1 upwards. */
  readonly quantity: number;
}

/** What delivery cost, and what of it the cheapest standard delivery would have cost, in ore with VAT. */
export interface BoughtDelivery extends TaxedSum {
  /** Given back to somebody who withdraws from the whole purchase; at most the total (2 kap. 14 § distansavtalslagen). */
  readonly standardOre: number;
}

/** When the money of an order is taken: with the goods that leave, or when it was placed. */
export type MoneyTaken = "at-shipping" | "at-once";

/** An order as it was bought, before anything has happened to it. */
export interface BoughtOrder {
  readonly lines: readonly BoughtLine[];
  readonly delivery: BoughtDelivery;
  /** The fee of the way to pay. */
  readonly fee: TaxedSum;
  /** Ore that gift cards pay of it; the rest is paid through a provider, or by invoice. */
  readonly cardsOre: number;
  readonly moneyTaken: MoneyTaken;
}

/** Nothing. */
export const noSum: TaxedSum = { totalOre: 0, vatOre: 0 };

/** Several sums together. */
export const sumOf = (sums: readonly TaxedSum[]): TaxedSum =>
  sums.reduce(
    (all, { totalOre, vatOre }) => ({ totalOre: all.totalOre + totalOre, vatOre: all.vatOre + vatOre }),
    noSum,
  );

/** What everything costs, with what gift cards pay, in ore. */
export function totalOf({ lines, delivery, fee }: BoughtOrder): number {
  return sumOf([...lines, delivery, fee]).totalOre;
}
