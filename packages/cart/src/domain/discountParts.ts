import type { Discount, DiscountRow } from "./cart.ts";
import { add, type Amount, subtract } from "./pricing/amount.ts";

/** The applied codes, split into what lowers the price and the amount gift cards pay. */
export interface DiscountParts {
  readonly discount: Amount;
  readonly giftCardsOre: number;
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
  const giftCards = add(
    rows.filter(isGiftCard).map((row) => ({ inclOre: row.amountInclVatOre, exclOre: row.amountExclVatOre })),
  );
  return {
    discount: subtract({ inclOre: totalInclVatOre, exclOre: totalExclVatOre }, giftCards),
    giftCardsOre: giftCards.inclOre,
  };
}
