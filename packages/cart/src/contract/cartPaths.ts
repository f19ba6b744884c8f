/** Where forms without script are sent; the calls of the same names go there too. */
export const cartPaths = {
  updateProducts: "/checkoutv3/products/update",
  addToCart: "/kassa/lagg-i-varukorg/{product_id}",
  storeDiscount: "/checkoutv3/discounts/store",
  destroyDiscount: "/checkoutv3/discounts/destroy",
} as const;
