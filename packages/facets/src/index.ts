export {
  createFacetColumns,
  createFacetIndex,
  type FacetColumns,
  type FacetIndex,
  type FacetIndexOptions,
  openFacetIndex,
} from "./createFacetIndex.ts";
export type {
  ChoiceGroup,
  DimensionIds,
  FacetRecord,
  FacetSchema,
  FacetVariant,
  IntervalGroup,
} from "./facetRecord.ts";
export type { FacetCount, FacetResult, GroupCounts, MatchedVariants, PriceRange } from "./facetResult.ts";
export type { ChosenInterval, ChosenValues, FacetSelection, FacetSort } from "./facetSelection.ts";
