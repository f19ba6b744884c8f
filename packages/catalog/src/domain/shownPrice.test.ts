import { describe, expect, it } from "vitest";
import { aListingProduct } from "../fixtures/aListingProduct.ts";
import { isBuyableInTile, shownPrice } from "./shownPrice.ts";

describe("shownPrice", () => {
  it("shows the prior price of a reduction", () => {
    const product = aListingProduct({
      is_discounted: true,
      product_display_price: 4990,
      product_display_original_price: 6490,
    });
    expect(shownPrice(product)).toEqual({ price: 4990, prior: 6490, monthly: 291, isLowest: false });
  });

  it("shows no prior price that is not higher, and none without a reduction", () => {
    expect(shownPrice(aListingProduct({ is_discounted: true }))?.prior).toBeNull();
    expect(shownPrice(aListingProduct({ product_display_original_price: 9000 }))?.prior).toBeNull();
  });

  it("tells the lowest of several prices from the only one", () => {
    expect(shownPrice(aListingProduct({ price_is_lowest: true }))?.isLowest).toBe(true);
    const { price_is_lowest: _, ...withoutVariants } = aListingProduct();
    expect(shownPrice(withoutVariants)?.isLowest).toBe(false);
  });

  it("shows nothing for a hidden or missing price", () => {
    expect(shownPrice(aListingProduct({ product_hide_price: true }))).toBeNull();
    expect(shownPrice(aListingProduct({ product_display_price: null }))).toBeNull();
  });
});

describe("isBuyableInTile", () => {
  it("needs a price and no choice of variant", () => {
    expect(isBuyableInTile(aListingProduct())).toBe(true);
    expect(isBuyableInTile(aListingProduct({ product_is_parent: true }))).toBe(false);
    expect(isBuyableInTile(aListingProduct({ product_hide_price: true }))).toBe(false);
    expect(isBuyableInTile(aListingProduct({ variant_count: 1 }))).toBe(true);
    expect(isBuyableInTile(aListingProduct({ variant_count: 2 }))).toBe(false);
  });
});
