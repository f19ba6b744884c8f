/** Where a browser keeps what somebody has looked at last. */
export const seenKey = "seen_products";
