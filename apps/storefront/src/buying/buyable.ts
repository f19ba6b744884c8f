import type { BuyButtonProps } from "@torg/cart";
import type { ListingProduct } from "@torg/catalog/contract";

/** What the buy button needs to know of a product of the catalogue. */
export type BuyableProduct = BuyButtonProps["product"];

/** Reads it from page data. */
export function buyable(product: ListingProduct & { readonly variant_id?: number | null }): BuyableProduct {
  return {
    productId: product.product_id,
    variantId: product.variant_id ?? null,
    name: product.product_name,
    maxPurchasableQuantity: product.max_purchasable_quantity,
    buyDisabled: product.buy_disabled,
    onlyOnce: product.only_once,
    isChosen: !product.product_is_parent,
    addToCartUrl: product.add_to_cart_url,
  };
}
