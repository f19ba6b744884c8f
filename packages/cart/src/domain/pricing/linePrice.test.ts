import { describe, expect, it } from "vitest";
import { dominantVatPercent, linePrice, subtotalOf } from "./linePrice.ts";

const row = {
  quantity: 2,
  priceOre: 699_000,
  originalPriceOre: null,
  vatPercent: 25,
  giftCampaignId: null,
};

describe("linePrice", () => {
  it("is the price of the pieces, with and without VAT", () => {
    expect(linePrice(row)).toEqual({
      unit: { inclOre: 699_000, exclOre: 559_200 },
      original: { inclOre: 699_000, exclOre: 559_200 },
      total: { inclOre: 1_398_000, exclOre: 1_118_400 },
    });
  });

  it("keeps the original price for comparison", () => {
    expect(linePrice({ ...row, originalPriceOre: 799_000 }).original).toEqual({ inclOre: 799_000, exclOre: 639_200 });
  });

  it("rounds the VAT of all pieces once", () => {
    expect(linePrice({ ...row, quantity: 3, priceOre: 101, vatPercent: 6 })).toMatchObject({
      unit: { exclOre: 95 },
      total: { inclOre: 303, exclOre: 286 },
    });
  });

  it("is 0 for a gift, which keeps its ordinary price for comparison", () => {
    expect(linePrice({ ...row, giftCampaignId: 9 })).toEqual({
      unit: { inclOre: 0, exclOre: 0 },
      original: { inclOre: 699_000, exclOre: 559_200 },
      total: { inclOre: 0, exclOre: 0 },
    });
  });

  it("treats a product with a hidden price as 0", () => {
    expect(linePrice({ ...row, priceOre: null }).total.inclOre).toBe(0);
  });
});

describe("goodsOf", () => {
  it("is the sum of the rows, each rounded by itself", () => {
    const odd = { ...row, quantity: 1, priceOre: 101, vatPercent: 6 };
    expect(subtotalOf([odd, odd, { ...row, giftCampaignId: 9 }])).toEqual({ inclOre: 202, exclOre: 190 });
    expect(subtotalOf([])).toEqual({ inclOre: 0, exclOre: 0 });
  });
});

describe("dominantVatPercent", () => {
  it("is the rate of most of the money, or the higher of equals", () => {
    const book = { ...row, vatPercent: 6 };
    expect(dominantVatPercent([row, { ...book, quantity: 3 }])).toBe(6);
    expect(dominantVatPercent([{ ...book, quantity: 1 }, row])).toBe(25);
    expect(dominantVatPercent([book, row])).toBe(25);
    expect(dominantVatPercent([book, { ...row, quantity: 1 }, { ...row, quantity: 2 }])).toBe(25);
  });

  it("is 25 for an empty cart", () => {
    expect(dominantVatPercent([])).toBe(25);
    expect(dominantVatPercent([{ ...row, vatPercent: 12, priceOre: null }])).toBe(12);
  });
});
