/** Where forms without script are sent; the calls of the same names go there too. */
export const cartPaths = {
  updateProducts: "/checkoutv3/products/update",
  addToCart: "/kassa/lagg-i-varukorg/{product_id}",
  storeDiscount: "/checkoutv3/discounts/store",
  destroyDiscount: "/checkoutv3/discounts/destroy",
} as const;

/** Where the form that adds one of a product is sent. */
export function addToCartPath(productId: number): string {
  return cartPaths.addToCart.replace("{product_id}", String(productId));
}

/** The names that fields of forms without script have on the wire. */
export const cartFields = {
  quantityOf: (productId: number): string => `products[${productId}][quantity]`,
  rowOf: (productId: number): string => `products[${productId}][row_id]`,
  variant: "variant_id",
  /** How many are added; one where it is left out. */
  quantity: "quantity",
  /** Stands once for each extra. */
  addons: "addon_product_ids[]",
  /** A code as the page's own form sends it, and one that is taken away. */
  typedCode: "campaign_code",
  code: "code",
  /** 1 where the checkout is to be answered as well. */
  refreshCheckout: "refresh_checkout",
  /** The page to come back to. */
  returnTo: "return_to",
} as const;
