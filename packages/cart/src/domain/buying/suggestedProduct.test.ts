import { describe, expect, it } from "vitest";
import { aSuggestedProduct } from "../../fixtures/aSuggestedProduct.ts";
import { suggestedPrice } from "./suggestedProduct.ts";

describe("suggestedPrice", () => {
  it("shows the price, and the earlier price of a reduction", () => {
    expect(suggestedPrice(aSuggestedProduct({ priceOre: 79_900 }))).toEqual({
      priceOre: 79_900,
      originalOre: null,
    });
    const reduced = { isDiscounted: true, priceOre: 79_900, originalPriceOre: 99_900 };
    expect(suggestedPrice(aSuggestedProduct(reduced))?.originalOre).toBe(99_900);
  });

  it("shows no earlier price that is not higher", () => {
    const odd = { isDiscounted: true, priceOre: 79_900, originalPriceOre: 79_900 };
    expect(suggestedPrice(aSuggestedProduct(odd))?.originalOre).toBeNull();
    expect(suggestedPrice(aSuggestedProduct({ ...odd, originalPriceOre: null }))?.originalOre).toBeNull();
    const dearer = { ...odd, isDiscounted: false, originalPriceOre: 99_900 };
    expect(suggestedPrice(aSuggestedProduct(dearer))?.originalOre).toBeNull();
  });

  it("shows nothing for a hidden or missing price", () => {
    expect(suggestedPrice(aSuggestedProduct({ hidesPrice: true }))).toBeNull();
    expect(suggestedPrice(aSuggestedProduct({ priceOre: null }))).toBeNull();
  });
});
