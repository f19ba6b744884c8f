import type { ListingProduct } from "@torg/catalog/contract";

/** Whether a product can be put into the cart by its quantity alone. */
export function isBuyable(product: ListingProduct): boolean {
  const { product_display_price: price, product_qty: stock } = product;
  if (price === null || price <= 0 || stock <= 0) return false;
  if (product.product_hide_price || product.buy_disabled || product.only_once) return false;
  return product.add_to_cart_url === null && !product.product_is_parent;
}
