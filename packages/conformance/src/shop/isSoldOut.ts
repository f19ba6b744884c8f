import type { ListingProduct } from "@torg/catalog/contract";

/** Whether a product is normally sold, but out of stock. */
export function isSoldOut(product: ListingProduct): boolean {
  if (product.priceOre === null || product.hidesPrice || product.buyDisabled || product.isParent) return false;
  return product.stock <= 0 || product.availability === "out_of_stock";
}
