import { describe, expect, it } from "vitest";
import { anOfferedProduct } from "../../fixtures/anOfferedProduct.ts";
import { offeredPrice } from "./offeredProduct.ts";

describe("offeredPrice", () => {
  it("shows the price, and the earlier one of a reduction", () => {
    expect(offeredPrice(anOfferedProduct({ product_display_price: 799 }))).toEqual({
      priceOre: 79_900,
      originalOre: null,
    });
    const reduced = { is_discounted: true, product_display_price: 799, product_display_original_price: 999 };
    expect(offeredPrice(anOfferedProduct(reduced))?.originalOre).toBe(99_900);
  });

  it("strikes no price through that is not higher", () => {
    const odd = { is_discounted: true, product_display_price: 799, product_display_original_price: 799 };
    expect(offeredPrice(anOfferedProduct(odd))?.originalOre).toBeNull();
    expect(offeredPrice(anOfferedProduct({ ...odd, product_display_original_price: null }))?.originalOre).toBeNull();
    const dearer = { ...odd, is_discounted: false, product_display_original_price: 999 };
    expect(offeredPrice(anOfferedProduct(dearer))?.originalOre).toBeNull();
  });

  it("shows nothing for a hidden or missing price", () => {
    expect(offeredPrice(anOfferedProduct({ product_hide_price: true }))).toBeNull();
    expect(offeredPrice(anOfferedProduct({ product_display_price: null }))).toBeNull();
  });
});
