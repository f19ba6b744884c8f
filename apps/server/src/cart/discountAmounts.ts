import { withoutVat } from "@torg/cart/domain";
import { allocate } from "./allocate.ts";
import type { CartRow } from "./CartRow.ts";
import { lineAmounts, vatFactor } from "./lineAmounts.ts";

/** A discount code that a session has added; `value` is percent or ore by its kind. */
export interface AppliedDiscount {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly kind: "percent" | "amount";
  readonly value: number;
  readonly removable: boolean;
}

/** What a code takes off, in ore with VAT, with its share of every line. */
export interface DiscountAmount {
  readonly discount: AppliedDiscount;
  readonly amountOre: number;
  readonly amountExclOre: number;
  readonly shares: readonly number[];
}

/**
 * Takes codes off the products in the order in which they were added. A percentage counts on what the products cost;
 * no code takes more than what the earlier ones have left, so that products never cost less than nothing.
 */
export function discountAmounts(
  rows: readonly CartRow[],
  discounts: readonly AppliedDiscount[],
): readonly DiscountAmount[] {
  const left = rows.map((row) => lineAmounts(row).totalOre);
  const products = left.reduce((sum, ore) => sum + ore, 0);
  return discounts.map((discount) => {
    const rest = left.reduce((sum, ore) => sum + ore, 0);
    const wanted = discount.kind === "percent" ? Math.round((products * discount.value) / 100) : discount.value;
    const amountOre = Math.min(wanted, rest);
    const shares = allocate(amountOre, left);
    for (const [index, share] of shares.entries()) left[index] = (left[index] ?? 0) - share;
    const amountExclOre = shares.reduce(
      (sum, share, index) => sum + withoutVat(share, vatFactor(rows[index]?.vatPercent ?? 25)),
      0,
    );
    return { discount, amountOre, amountExclOre, shares };
  });
}
