export { comparedCount } from "./comparedCount.ts";
export { compareMarks } from "./compareMarks.ts";
export { clearRecentHistory } from "./clearRecentHistory.ts";
export { storeViewedProducts, storedViewedProducts } from "./storedViewedProducts.ts";
export { storeRecentSearches, storedRecentSearches } from "./storedRecentSearches.ts";
export { markCompared } from "./markCompared.ts";
