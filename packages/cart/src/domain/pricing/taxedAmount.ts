import { add, type Amount, amountOf, noAmount, subtract } from "./amount.ts";

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

/** Subtracts an amount from another of the same rate. */
export function subtractTaxed({ vatPercent, ...amount }: TaxedAmount, taken: Amount): TaxedAmount {
  return taxed(vatPercent, subtract(amount, taken));
}

/** Adds up amounts by rate, highest first; zero amounts are left out. */
export function vatByRate(parts: readonly TaxedAmount[]): readonly TaxedAmount[] {
  const sums = new Map<number, Amount>();
  for (const part of parts) {
    if (part.inclOre !== 0) sums.set(part.vatPercent, add([sums.get(part.vatPercent) ?? noAmount, part]));
  }
  return [...sums]
    .toSorted(([first], [second]) => second - first)
    .map(([vatPercent, amount]) => taxed(vatPercent, amount));
}
