/** Storage key for the number of compared products. */
export const compareCountKey = "compare.count";
