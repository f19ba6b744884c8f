import { describe, expect, it } from "vitest";
import { aListingProduct } from "../fixtures/aListingProduct.ts";
import { isBuyableInTile, shownPrice } from "./shownPrice.ts";

describe("shownPrice", () => {
  it("shows the earlier price of a reduction", () => {
    const product = aListingProduct({
      isDiscounted: true,
      priceOre: 499_000,
      originalPriceOre: 649_000,
    });
    expect(shownPrice(product)).toEqual({ priceOre: 499_000, priorOre: 649_000, monthlyOre: 29_100, isLowest: false });
  });

  it("shows no earlier price that is not higher, and none without a reduction", () => {
    expect(shownPrice(aListingProduct({ isDiscounted: true }))?.priorOre).toBeNull();
    expect(shownPrice(aListingProduct({ originalPriceOre: 900_000 }))?.priorOre).toBeNull();
  });

  it("distinguishes the lowest of several prices from the only one", () => {
    expect(shownPrice(aListingProduct({ isLowestPrice: true }))?.isLowest).toBe(true);
    const { isLowestPrice: _, ...withoutVariants } = aListingProduct();
    expect(shownPrice(withoutVariants)?.isLowest).toBe(false);
  });

  it("shows nothing for a hidden or missing price", () => {
    expect(shownPrice(aListingProduct({ hidesPrice: true }))).toBeNull();
    expect(shownPrice(aListingProduct({ priceOre: null }))).toBeNull();
  });
});

describe("isBuyableInTile", () => {
  it("requires a price and no choice of variant", () => {
    expect(isBuyableInTile(aListingProduct())).toBe(true);
    expect(isBuyableInTile(aListingProduct({ isParent: true }))).toBe(false);
    expect(isBuyableInTile(aListingProduct({ hidesPrice: true }))).toBe(false);
    expect(isBuyableInTile(aListingProduct({ variantCount: 1 }))).toBe(true);
    expect(isBuyableInTile(aListingProduct({ variantCount: 2 }))).toBe(false);
  });

  it("needs stock, unless the shop itself shows the button as disabled", () => {
    expect(isBuyableInTile(aListingProduct({ stock: 0 }))).toBe(false);
    expect(isBuyableInTile(aListingProduct({ availability: "out_of_stock" }))).toBe(false);
    expect(isBuyableInTile(aListingProduct({ stock: 0, buyDisabled: true }))).toBe(true);
  });
});
