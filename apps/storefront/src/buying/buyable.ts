import type { BuyButtonProps } from "@torg/cart";
import type { ListingProduct } from "@torg/catalog/contract";

/** What the buy button needs to know of a product of the catalogue. */
export type BuyableProduct = BuyButtonProps["product"];

/** Reads it from page data. */
export function buyable(product: ListingProduct & { readonly variant_id?: number | null }): BuyableProduct {
  return {
    productId: product.productId,
    variantId: product.variant_id ?? null,
    name: product.name,
    maxPurchasableQuantity: product.maxPurchasableQuantity,
    buyDisabled: product.buyDisabled,
    onlyOnce: product.onlyOnce,
    isChosen: !product.isParent,
    addToCartUrl: product.addToCartUrl,
  };
}
