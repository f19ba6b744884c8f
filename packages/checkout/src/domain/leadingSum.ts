import type { CartSummary } from "@torg/cart/domain";

/** The sum at the head of the checkout. */
export interface LeadingSum {
  readonly ore: number;
  /** How it counts VAT; null where every sum includes it, which then needs no words. */
  readonly vat: "included" | "excluded" | null;
}

/**
 * The sum that the checkout names first: what is left to pay, or for a company, the order without VAT. Gift cards pay
 * with VAT, so what they leave includes it for a company as well.
 */
export function leadingSum({
  includesVat,
  giftCardsOre,
  dueOre,
  totalOre,
}: Pick<CartSummary, "includesVat" | "giftCardsOre" | "dueOre" | "totalOre">): LeadingSum {
  if (includesVat) return { ore: dueOre, vat: null };
  return giftCardsOre > 0 ? { ore: dueOre, vat: "included" } : { ore: totalOre, vat: "excluded" };
}
