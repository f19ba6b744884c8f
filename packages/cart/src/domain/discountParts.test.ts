import { describe, expect, it } from "vitest";
import { aDiscount, aDiscountOf, aGiftCardRow } from "../fixtures/index.ts";
import { discountParts, isGiftCard } from "./discountParts.ts";

describe("isGiftCard", () => {
  it("is true for a row with an amount left on it, and not for null or undefined", () => {
    expect(isGiftCard(aGiftCardRow())).toBe(true);
    expect(isGiftCard({ giftCard: null })).toBe(false);
    expect(isGiftCard({})).toBe(false);
  });
});

describe("discountParts", () => {
  it("separates what lowers the price from what gift cards pay", () => {
    const [code] = aDiscount().rows;
    const rows = [aGiftCardRow(), ...(code === undefined ? [] : [code]), aGiftCardRow()];
    expect(discountParts(aDiscountOf(rows))).toEqual({
      discount: { inclOre: 139_800, exclOre: 111_840 },
      giftCardsOre: 80_000,
    });
  });

  it("treats everything as lowering the price when no row is a gift card", () => {
    expect(discountParts({ rows: [], totalInclVatOre: 100, totalExclVatOre: 80 })).toEqual({
      discount: { inclOre: 100, exclOre: 80 },
      giftCardsOre: 0,
    });
  });
});
