import { type AppliedCode, isGiftCardCode, type PricedCode } from "./applyCodes.ts";

/** The part of a purchase paid by gift cards. */
export interface PaidByGiftCards<C> {
  /** The amount each card pays, in the order the cards were added. */
  readonly giftCards: readonly AppliedCode<C>[];
  /** The amount they pay together, in ore. */
  readonly giftCardsOre: number;
  /** The amount left to pay by other means, in ore. */
  readonly dueOre: number;
}

/** Whether gift cards alone cover a sum in ore, so that no other payment method is used. */
export function giftCardsCoverAll(codes: readonly PricedCode[], totalOre: number): boolean {
  const giftCards = codes.filter(isGiftCardCode);
  return giftCards.length > 0 && giftCards.reduce((sum, { value }) => sum + value, 0) >= totalOre;
}

/**
 * Pays a purchase with the gift cards among its codes, one after the other. They pay for goods, delivery and fee alike,
 * but never more than the total: the rest stays on the card.
 */
export function payWithGiftCards<C extends PricedCode>(codes: readonly C[], totalOre: number): PaidByGiftCards<C> {
  let dueOre = totalOre;
  const giftCards = codes.filter(isGiftCardCode).map((code) => {
    const paidOre = Math.min(code.value, dueOre);
    dueOre -= paidOre;
    return { code, amount: { inclOre: paidOre, exclOre: paidOre } };
  });
  return { giftCards, giftCardsOre: totalOre - dueOre, dueOre };
}
