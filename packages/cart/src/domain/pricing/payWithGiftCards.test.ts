import { describe, expect, it } from "vitest";
import { giftCardsCoverAll, payWithGiftCards } from "./payWithGiftCards.ts";
import type { PricedCode } from "./applyCodes.ts";

const card = (value: number): PricedCode => ({ kind: "gift-card", value });
const tenPercent: PricedCode = { kind: "percent", value: 10 };

describe("payWithCards", () => {
  it("spends several gift cards one after the other, and no more than is left to pay", () => {
    const { giftCards, giftCardsOre, dueOre } = payWithGiftCards(
      [card(10_000), tenPercent, card(10_000), card(10_000)],
      14_900,
    );
    expect(giftCards.map(({ amount }) => amount.inclOre)).toEqual([10_000, 4_900, 0]);
    expect([giftCardsOre, dueOre]).toEqual([14_900, 0]);
  });

  it("pays the same with and without VAT, and leaves what no card pays", () => {
    expect(payWithGiftCards([card(40_000)], 54_600)).toEqual({
      giftCards: [{ code: card(40_000), amount: { inclOre: 40_000, exclOre: 40_000 } }],
      giftCardsOre: 40_000,
      dueOre: 14_600,
    });
  });

  it("pays nothing without a card", () => {
    expect(payWithGiftCards([tenPercent], 100)).toEqual({ giftCards: [], giftCardsOre: 0, dueOre: 100 });
  });
});

describe("cardsPayAll", () => {
  it("is true when there are cards and they cover the sum", () => {
    expect(giftCardsCoverAll([card(100), card(100)], 200)).toBe(true);
    expect(giftCardsCoverAll([card(100), card(99)], 200)).toBe(false);
    expect(giftCardsCoverAll([tenPercent], 0)).toBe(false);
  });
});
