import type { ListingProduct } from "@torg/catalog/contract";

/** Whether a product can be added to the cart with a quantity alone. */
export function isBuyable(product: ListingProduct): boolean {
  const { priceOre: price, stock } = product;
  if (price === null || price <= 0 || stock <= 0) return false;
  if (product.hidesPrice || product.buyDisabled || product.onlyOnce) return false;
  return product.addToCartUrl === null && !product.isParent;
}
