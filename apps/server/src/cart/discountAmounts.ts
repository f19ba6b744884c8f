import { withoutVat } from "@torg/cart/domain";
import { allocate } from "./allocate.ts";
import type { CartRow } from "./CartRow.ts";
import { lineAmounts } from "./lineAmounts.ts";
import { vatFactor } from "../money/vatFactor.ts";

/** A discount code that a session has added; `value` is percent, ore, or the ore that are left on a gift card. */
export interface AppliedDiscount {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly kind: "percent" | "amount" | "gift_card";
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

/** Gift cards pay for what the other codes leave, so that no balance is spent on what would be free anyway. */
function inOrderOfUse(discounts: readonly AppliedDiscount[]): readonly AppliedDiscount[] {
  const isCard = ({ kind }: AppliedDiscount): boolean => kind === "gift_card";
  return [...discounts.filter((one) => !isCard(one)), ...discounts.filter(isCard)];
}

/**
 * Takes codes off the products in the order in which they were added, gift cards last. A percentage counts on what the
 * products cost; no code takes more than what the earlier ones have left, so that products never cost less than nothing.
 */
export function discountAmounts(
  rows: readonly CartRow[],
  discounts: readonly AppliedDiscount[],
): readonly DiscountAmount[] {
  const left = rows.map((row) => lineAmounts(row).totalOre);
  const products = left.reduce((sum, ore) => sum + ore, 0);
  return inOrderOfUse(discounts).map((discount) => {
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
