import { describe, expect, it } from "vitest";
import { cardsPayAll, payWithCards } from "./payWithCards.ts";
import type { PricedCode } from "./reckonCodes.ts";

const card = (value: number): PricedCode => ({ kind: "gift-card", value });
const tenPercent: PricedCode = { kind: "percent", value: 10 };

describe("payWithCards", () => {
  it("spends several gift cards one after the other, and no more than is left to pay", () => {
    const { cards, cardsOre, leftOre } = payWithCards([card(10_000), tenPercent, card(10_000), card(10_000)], 14_900);
    expect(cards.map(({ amount }) => amount.inclOre)).toEqual([10_000, 4_900, 0]);
    expect([cardsOre, leftOre]).toEqual([14_900, 0]);
  });

  it("pays the same with and without VAT, and leaves what no card pays", () => {
    expect(payWithCards([card(40_000)], 54_600)).toEqual({
      cards: [{ code: card(40_000), amount: { inclOre: 40_000, exclOre: 40_000 } }],
      cardsOre: 40_000,
      leftOre: 14_600,
    });
  });

  it("pays nothing without a card", () => {
    expect(payWithCards([tenPercent], 100)).toEqual({ cards: [], cardsOre: 0, leftOre: 100 });
  });
});

describe("cardsPayAll", () => {
  it("is true when there are cards and they cover the sum", () => {
    expect(cardsPayAll([card(100), card(100)], 200)).toBe(true);
    expect(cardsPayAll([card(100), card(99)], 200)).toBe(false);
    expect(cardsPayAll([tenPercent], 0)).toBe(false);
  });
});
