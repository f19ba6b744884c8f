import type { Discount, DiscountRow } from "./cart.ts";
import { type Amount, less, sumOf } from "./reckoning/amount.ts";

/** The applied codes, split into the price reduction and the amount gift cards pay. */
export interface DiscountParts {
  readonly reduction: Amount;
  readonly cardsOre: number;
}

/** Whether an applied code is a gift card, which pays instead of lowering the price. */
export function isGiftCard({ giftCard }: Pick<DiscountRow, "giftCard">): boolean {
  return giftCard !== null && giftCard !== undefined;
}

/**
 * Splits the applied codes into reductions and the amount gift cards pay. A gift card that the backend does not mark as
 * one counts as a reduction.
 */
export function discountParts({ rows, totalInclVatOre, totalExclVatOre }: Omit<Discount, "totalOre">): DiscountParts {
  const cards = sumOf(
    rows.filter(isGiftCard).map((row) => ({ inclOre: row.amountInclVatOre, exclOre: row.amountExclVatOre })),
  );
  return { reduction: less({ inclOre: totalInclVatOre, exclOre: totalExclVatOre }, cards), cardsOre: cards.inclOre };
}
