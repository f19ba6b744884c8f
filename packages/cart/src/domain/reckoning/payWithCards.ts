import { isCard, type PricedCode, type ReckonedCode } from "./reckonCodes.ts";

/** What gift cards pay of a purchase. */
export interface PaidByCards<C> {
  /** What each card pays, in the order in which they were added. */
  readonly cards: readonly ReckonedCode<C>[];
  /** Ore that they pay together. */
  readonly cardsOre: number;
  /** Ore that are left to pay otherwise. */
  readonly leftOre: number;
}

/** Whether gift cards alone are enough for a sum in ore, so that no other way to pay is used. */
export function cardsPayAll(codes: readonly PricedCode[], totalOre: number): boolean {
  const cards = codes.filter(isCard);
  return cards.length > 0 && cards.reduce((sum, { value }) => sum + value, 0) >= totalOre;
}

/**
 * Pays a purchase with the gift cards among its codes, one after the other: goods, delivery and fee alike, and no more
 * than they come to, so that the rest stays on the card.
 */
export function payWithCards<C extends PricedCode>(codes: readonly C[], totalOre: number): PaidByCards<C> {
  let leftOre = totalOre;
  const cards = codes.filter(isCard).map((code) => {
    const paidOre = Math.min(code.value, leftOre);
    leftOre -= paidOre;
    return { code, amount: { inclOre: paidOre, exclOre: paidOre } };
  });
  return { cards, cardsOre: totalOre - leftOre, leftOre };
}
