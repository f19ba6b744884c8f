import { exVat } from "@torg/format";

/** A sum with and without VAT, both whole ore. */
export interface Amount {
  readonly inclOre: number;
  readonly exclOre: number;
}

/** Nothing. */
export const noAmount: Amount = { inclOre: 0, exclOre: 0 };

/** The part of an amount in ore that is left without VAT, in whole ore. */
export function withoutVat(ore: number, factor: number): number {
  return Math.round(exVat(ore, { factor }));
}

/** The factor that a price with VAT is divided by: 25 percent is 1.25. */
export function vatFactor(vatPercent: number): number {
  return 1 + vatPercent / 100;
}

/** What a price in ore with VAT is without it, at a rate in percent; rounded to whole ore. */
export function amountOf(inclOre: number, vatPercent: number): Amount {
  return { inclOre, exclOre: withoutVat(inclOre, vatFactor(vatPercent)) };
}

/** Several amounts together. */
export function sumOf(amounts: readonly Amount[]): Amount {
  return amounts.reduce(
    (sum, { inclOre, exclOre }) => ({ inclOre: sum.inclOre + inclOre, exclOre: sum.exclOre + exclOre }),
    noAmount,
  );
}

/** What is left of an amount after another was taken off. */
export function less(amount: Amount, taken: Amount): Amount {
  return { inclOre: amount.inclOre - taken.inclOre, exclOre: amount.exclOre - taken.exclOre };
}

/** The VAT within an amount, in ore. */
export function vatWithin({ inclOre, exclOre }: Amount): number {
  return inclOre - exclOre;
}
