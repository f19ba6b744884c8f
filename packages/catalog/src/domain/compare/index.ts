export { compareAddress, readCompareIds } from "./compareAddress.ts";
export { isBarExpanded } from "./compareBar.ts";
export type { CompareBarChange } from "./compareBar.ts";
export { comparisonOverview } from "./comparisonOverview.ts";
export type { ComparedValues, ComparisonOverview, OverviewProduct } from "./comparisonOverview.ts";
export { comparisonRows } from "./comparisonRows.ts";
export type { ComparedFact, ComparisonRow } from "./comparisonRows.ts";
export { compareMax, compareSearchDelay, justAddedTime } from "./limits.ts";
