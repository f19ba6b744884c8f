export { createFacetIndex, type FacetIndex, type FacetIndexOptions } from "./createFacetIndex.ts";
export type { ChoiceGroup, FacetRecord, FacetSchema, IntervalGroup } from "./facetRecord.ts";
export type { FacetCount, FacetResult, GroupCounts, PriceRange } from "./facetResult.ts";
export type { ChosenInterval, ChosenValues, FacetSelection, FacetSort } from "./facetSelection.ts";
