import { allocate } from "./allocate.ts";
import { add, type Amount, amountOf, subtract } from "./amount.ts";
import type { PricedRow } from "./linePrice.ts";

/**
 * An added code. Percent and amount (ore with VAT) lower the price. A gift card, with its balance in ore, pays: it
 * lowers the amount left to pay, but not the price or its VAT.
 */
export interface PricedCode {
  readonly kind: "percent" | "amount" | "gift-card";
  readonly value: number;
}

/** The amount a code takes off, or pays; for a gift card the same with and without VAT. */
export interface AppliedCode<C> {
  readonly code: C;
  readonly amount: Amount;
}

/** Whether a code pays instead of lowering the price. */
export const isGiftCardCode = ({ kind }: PricedCode): boolean => kind === "gift-card";

/** The cost of a row, in ore with VAT. */
interface CostlyRow<R> {
  readonly row: R;
  readonly ore: number;
}

const oreOf = (rows: readonly CostlyRow<unknown>[]): number => rows.reduce((sum, { ore }) => sum + ore, 0);

/** The cost of rows after taking an amount off them in proportion, to the ore. */
function reduced<R extends PricedRow>(rows: readonly CostlyRow<R>[], amountOre: number): readonly CostlyRow<R>[] {
  const shares = allocate(
    amountOre,
    rows.map(({ row, ore }) => ({ key: row.lineId, weight: ore })),
  );
  return rows.map(({ row, ore }, index) => ({ row, ore: ore - (shares[index] ?? 0) }));
}

/** The summed cost of the rows, each without VAT at its own rate. */
const amountsOf = <R extends PricedRow>(rows: readonly CostlyRow<R>[]): Amount =>
  add(rows.map(({ row, ore }) => amountOf(ore, row.vatPercent)));

/** The effect of codes, and the reduced cost of the rows. */
export interface AppliedCodes<C> {
  /** Codes that lower prices, in the order they were added. */
  readonly codes: readonly AppliedCode<C>[];
  /** The cost of each row less its share of those codes: ore with VAT, in the order of the rows. */
  readonly reducedOre: readonly number[];
}

/**
 * Applies codes to rows in the order they were added, except gift cards. A percentage applies to the rows' original
 * cost; no code takes more than the earlier ones have left.
 */
export function applyCodes<R extends PricedRow, C extends PricedCode>(
  rows: readonly CostlyRow<R>[],
  added: readonly C[],
): AppliedCodes<C> {
  let costly = rows;
  const subtotalOre = oreOf(rows);
  const codes = added
    .filter((code) => !isGiftCardCode(code))
    .map((code) => {
      const wantedOre = code.kind === "percent" ? Math.round((subtotalOre * code.value) / 100) : code.value;
      const beforeCode = costly;
      costly = reduced(beforeCode, Math.min(wantedOre, oreOf(beforeCode)));
      // Without VAT, it is the drop in the rows' amounts, so that all codes together equal the total drop of all rows.
      return { code, amount: subtract(amountsOf(beforeCode), amountsOf(costly)) };
    });
  return { codes, reducedOre: costly.map(({ ore }) => ore) };
}
