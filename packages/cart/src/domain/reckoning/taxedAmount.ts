import { type Amount, amountOf, less, noAmount, sumOf } from "./amount.ts";

/** An amount with a single VAT rate. */
export interface TaxedAmount extends Amount {
  readonly vatPercent: number;
  readonly vatOre: number;
}

const taxed = (vatPercent: number, { inclOre, exclOre }: Amount): TaxedAmount => ({
  inclOre,
  exclOre,
  vatPercent,
  vatOre: inclOre - exclOre,
});

/** Splits a price in ore with VAT into the price without it and its VAT, at a rate in percent. */
export function taxedAmount(inclOre: number, vatPercent: number): TaxedAmount {
  return taxed(vatPercent, amountOf(inclOre, vatPercent));
}

/** An amount less another of the same rate. */
export function taxedLess({ vatPercent, ...amount }: TaxedAmount, taken: Amount): TaxedAmount {
  return taxed(vatPercent, less(amount, taken));
}

/** Adds up amounts by rate, highest first; zero amounts are left out. */
export function vatByRate(parts: readonly TaxedAmount[]): readonly TaxedAmount[] {
  const sums = new Map<number, Amount>();
  for (const part of parts) {
    if (part.inclOre !== 0) sums.set(part.vatPercent, sumOf([sums.get(part.vatPercent) ?? noAmount, part]));
  }
  return [...sums].toSorted(([one], [other]) => other - one).map(([vatPercent, amount]) => taxed(vatPercent, amount));
}
