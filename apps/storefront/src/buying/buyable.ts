import type { BuyButtonProps } from "@torg/cart";
import type { ListingProduct, ProductDetail } from "@torg/catalog/contract";

/** What the buy button needs to know of a product of the catalogue. */
export type BuyableProduct = BuyButtonProps["product"];

/** Reads it from page data. */
export function buyable(product: ListingProduct & Partial<Pick<ProductDetail, "variantId">>): BuyableProduct {
  return {
    productId: product.productId,
    variantId: product.variantId ?? null,
    name: product.name,
    maxPurchasableQuantity: product.maxPurchasableQuantity,
    buyDisabled: product.buyDisabled,
    onlyOnce: product.onlyOnce,
    isChosen: !product.isParent,
    addToCartUrl: product.addToCartUrl,
  };
}
