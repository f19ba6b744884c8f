/** Storage key of the recently viewed products. */
export const viewedProductsKey = "seen_products";
