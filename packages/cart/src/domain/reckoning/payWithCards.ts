import { isCard, type PricedCode, type ReckonedCode } from "./reckonCodes.ts";

/** The part of a purchase paid by gift cards. */
export interface PaidByCards<C> {
  /** The amount each card pays, in the order the cards were added. */
  readonly cards: readonly ReckonedCode<C>[];
  /** The amount they pay together, in ore. */
  readonly cardsOre: number;
  /** The amount left to pay by other means, in ore. */
  readonly leftOre: number;
}

/** Whether gift cards alone cover a sum in ore, so that no other payment method is used. */
export function cardsPayAll(codes: readonly PricedCode[], totalOre: number): boolean {
  const cards = codes.filter(isCard);
  return cards.length > 0 && cards.reduce((sum, { value }) => sum + value, 0) >= totalOre;
}

/**
 * Pays a purchase with the gift cards among its codes, one after the other. They pay for goods, delivery and fee alike,
 * but never more than the total: the rest stays on the card.
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
