import { exVat } from "@torg/format";

/** A sum with and without VAT, both whole ore. */
export interface Amount {
  readonly inclOre: number;
  readonly exclOre: number;
}

/** Nothing. */
export const noAmount: Amount = { inclOre: 0, exclOre: 0 };

/** An amount in ore without its VAT, in whole ore. */
export function withoutVat(ore: number, factor: number): number {
  return Math.round(exVat(ore, { factor }));
}

/** The factor that a price with VAT is divided by: 25 percent is 1.25. */
export function vatFactor(vatPercent: number): number {
  return 1 + vatPercent / 100;
}

/** A price in ore with VAT, and the same without it, at a rate in percent; rounded to whole ore. */
export function amountOf(inclOre: number, vatPercent: number): Amount {
  return { inclOre, exclOre: withoutVat(inclOre, vatFactor(vatPercent)) };
}

/** Adds up amounts. */
export function add(amounts: readonly Amount[]): Amount {
  return amounts.reduce(
    (sum, { inclOre, exclOre }) => ({ inclOre: sum.inclOre + inclOre, exclOre: sum.exclOre + exclOre }),
    noAmount,
  );
}

/** Subtracts one amount from another. */
export function subtract(amount: Amount, taken: Amount): Amount {
  return { inclOre: amount.inclOre - taken.inclOre, exclOre: amount.exclOre - taken.exclOre };
}

/** The VAT within an amount, in ore. */
export function vatWithin({ inclOre, exclOre }: Amount): number {
  return inclOre - exclOre;
}
