import { allocate } from "./allocate.ts";
import { type Amount, amountOf, less, sumOf } from "./amount.ts";
import type { PricedRow } from "./linePrice.ts";

/**
 * A code that was added. Percent and amount (ore with VAT) lower the price. A gift card, with the ore that are left on
 * it, pays: it lowers what is left to pay, and neither the price nor the VAT within it.
 */
export interface PricedCode {
  readonly kind: "percent" | "amount" | "gift-card";
  readonly value: number;
}

/** What a code takes off, or pays; of a gift card the same with and without VAT. */
export interface ReckonedCode<C> {
  readonly code: C;
  readonly amount: Amount;
}

/** Whether a code pays instead of lowering the price. */
export const isCard = ({ kind }: PricedCode): boolean => kind === "gift-card";

/** What a row costs, in ore with VAT. */
interface CostlyRow<R> {
  readonly row: R;
  readonly ore: number;
}

const oreOf = (rows: readonly CostlyRow<unknown>[]): number => rows.reduce((sum, { ore }) => sum + ore, 0);

/** What rows cost with an amount taken off them in proportion, to the ore. */
function reduced<R extends PricedRow>(rows: readonly CostlyRow<R>[], amountOre: number): readonly CostlyRow<R>[] {
  const shares = allocate(
    amountOre,
    rows.map(({ row, ore }) => ({ key: row.lineId, weight: ore })),
  );
  return rows.map(({ row, ore }, index) => ({ row, ore: ore - (shares[index] ?? 0) }));
}

/** The rows at what they cost, each without VAT at its own rate. */
const amountsOf = <R extends PricedRow>(rows: readonly CostlyRow<R>[]): Amount =>
  sumOf(rows.map(({ row, ore }) => amountOf(ore, row.vatPercent)));

/** What codes take, and what the rows cost once prices are lowered. */
export interface CodesOfCart<C> {
  /** Those that lower prices, in the order in which they were added. */
  readonly codes: readonly ReckonedCode<C>[];
  /** What each row costs less its share of the codes that lower prices: ore with VAT, in the order of the rows. */
  readonly reducedOre: readonly number[];
}

/**
 * Takes codes off rows in the order in which they were added; gift cards are passed over. A percentage counts on what the
 * rows cost at first; no code takes more than what the earlier ones have left.
 */
export function reckonCodes<R extends PricedRow, C extends PricedCode>(
  rows: readonly CostlyRow<R>[],
  added: readonly C[],
): CodesOfCart<C> {
  let costly = rows;
  const goodsOre = oreOf(rows);
  const codes = added
    .filter((code) => !isCard(code))
    .map((code) => {
      const wantedOre = code.kind === "percent" ? Math.round((goodsOre * code.value) / 100) : code.value;
      const before = costly;
      costly = reduced(before, Math.min(wantedOre, oreOf(before)));
      // Without VAT, it is what the rows are cheaper: all codes together come to what all rows are cheaper.
      return { code, amount: less(amountsOf(before), amountsOf(costly)) };
    });
  return { codes, reducedOre: costly.map(({ ore }) => ore) };
}
