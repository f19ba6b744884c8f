/** Where the browser remembers how many products are compared. */
export const compareCountKey = "compare.count";
