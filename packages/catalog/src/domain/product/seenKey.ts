/** Storage key of the recently viewed products. */
export const seenKey = "seen_products";
