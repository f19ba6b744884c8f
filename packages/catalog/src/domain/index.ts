export { badgeOf, highDiscountAmount } from "./badge.ts";
export type { BadgeChoice, BadgedProduct, DiscountBadgeChoice, RibbonBadgeChoice } from "./badge.ts";
export { compareAddress, readCompareIds } from "./compareAddress.ts";
export { isBarExpanded } from "./compareBar.ts";
export type { CompareBarChange } from "./compareBar.ts";
export { comparisonRows } from "./comparisonRows.ts";
export type { ComparedFact, ComparisonRow } from "./comparisonRows.ts";
export { harmlessHtml } from "./harmlessHtml.ts";
export { energyArrowOf, energyScale } from "./energyScale.ts";
export type { EnergyArrowData, EnergyProduct, EnergyVersion } from "./energyScale.ts";
export { collapsedRows, filterList, rowsWithoutToggle } from "./filterList.ts";
export type { FilterList } from "./filterList.ts";
export {
  chooseInterval,
  chooseValue,
  chosenInterval,
  chosenValues,
  clearSelection,
  emptySelection,
  hasFilters,
  keepReturnedGroups,
  removeGroup,
  toggleId,
  toggleValue,
} from "./filterSelection.ts";
export type { FilterSelection, KeptGroups, Range, ToggledList, ViewType } from "./filterSelection.ts";
export { escapeValue, parseIdList, unescapeValue, writeIdList } from "./idList.ts";
export {
  collapsedSubcategories,
  compareMax,
  compareSearchDelay,
  justAddedTime,
  ratingScale,
  scrollOffset,
  searchDelay,
  searchMinimum,
  suggestionMinimum,
  suggestionsPerType,
  tileImageWidth,
  unnamedBrandId,
} from "./limits.ts";
export { colorValueIds, listingAddress, listingQuery, shortListingAddress } from "./listingQuery.ts";
export type { ColorChoice, ListingPlace, ListingQuery } from "./listingQuery.ts";
export { pictureSet } from "./pictureSet.ts";
export type { PictureSet } from "./pictureSet.ts";
export { intervalFieldName, readListingRequest } from "./listingRequest.ts";
export type { ListingRequest } from "./listingRequest.ts";
export { listingPlace, listingSelection, ownBrands, refreshesOnLoad } from "./openedListing.ts";
export type { FilterFields } from "./openedListing.ts";
export { changeRange, intervalBounds, numericValue } from "./range.ts";
export type { RangeChange, RangeProblem, TypedEnd } from "./range.ts";
export { searchAddress } from "./searchAddress.ts";
export { electronicLink, hasRepair, hasSafety, missingDisclosures } from "./shownDisclosure.ts";
export type { DisclosedProduct, MissingDisclosure } from "./shownDisclosure.ts";
export { isBuyableInTile, shownPrice } from "./shownPrice.ts";
export type { PricedProduct, ShownPrice } from "./shownPrice.ts";
export { shownRange } from "./shownRange.ts";
export type { ListingPart } from "./shownRange.ts";
export { isInterval, parseSpecifications, writeSpecifications } from "./specificationString.ts";
export type { GroupKind, IntervalChoice, SpecificationChoice, ValueChoice } from "./specificationString.ts";
export { breadcrumbStructuredData, productStructuredData } from "./structuredData.ts";
export type { DescribedProduct, StructuredData } from "./structuredData.ts";
export { suggestionGroups, suggestionHeader, suggestionKinds } from "./suggestionGroups.ts";
export type { KindedSuggestion, SuggestionGroup, SuggestionKind } from "./suggestionGroups.ts";
export { visibleSubcategories } from "./subcategory.ts";
export type { SubcategoryState, SubcategoryView } from "./subcategory.ts";
export {
  choicesOfProduct,
  chooseVariant,
  chosenProduct,
  readVariantChoices,
  selectedChoices,
  variantAddress,
  variantLevels,
  variantParameter,
  writeVariantChoices,
} from "./variants.ts";
export type { Attribute, AttributeOption, VariantChoices, VariantLevel } from "./variants.ts";
