/** Addresses of forms without script; the calls of the same names use them too. */
export const cartPaths = {
  updateProducts: "/checkoutv3/products/update",
  addToCart: "/kassa/lagg-i-varukorg/{product_id}",
  storeDiscount: "/checkoutv3/discounts/store",
  destroyDiscount: "/checkoutv3/discounts/destroy",
} as const;

/** Address of the form that adds one of a product. */
export function addToCartPath(productId: number): string {
  return cartPaths.addToCart.replace("{product_id}", String(productId));
}

/** Wire names of the fields in forms without script. */
export const cartFields = {
  quantityOf: (productId: number): string => `products[${productId}][quantity]`,
  rowOf: (productId: number): string => `products[${productId}][row_id]`,
  variant: "variant_id",
  /** How many to add; one if left out. */
  quantity: "quantity",
  /** Repeated for each extra. */
  addons: "addon_product_ids[]",
  /** A code from the page's own form, and a code to remove. */
  typedCode: "campaign_code",
  code: "code",
  /** 1 to get the checkout in the response as well. */
  refreshCheckout: "refresh_checkout",
  /** The page to return to. */
  returnTo: "return_to",
} as const;
