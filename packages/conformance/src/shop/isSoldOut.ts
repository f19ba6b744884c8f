import type { ListingProduct } from "@torg/catalog/contract";

/** Whether a product is sold as it is, and there is none of it. */
export function isSoldOut(product: ListingProduct): boolean {
  if (product.priceOre === null || product.hidesPrice || product.buyDisabled || product.isParent) return false;
  return product.stock <= 0 || product.availability === "out_of_stock";
}
