export { eachKind, filterKindNames, filterKinds } from "./filterKinds.ts";
export type { ByKind, FilterKind, KindFields, OfferedRow } from "./filterKinds.ts";
export { filterList, searchFilterRows, splitGroups } from "./filterList.ts";
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
export type { FilterSelection, KeptGroups, LockedFilters, Range, ViewType } from "./filterSelection.ts";
export { collapsedSubcategories, scrollOffset } from "./limits.ts";
export { listingPlace, listingSelection, lockedFilters, refreshesOnLoad } from "./openedListing.ts";
export type { FilterFields } from "./openedListing.ts";
export { priceScale } from "./priceScale.ts";
export type { PriceKnot, PriceScale } from "./priceScale.ts";
export { intervalBounds } from "./range.ts";
export { shownRange } from "./shownRange.ts";
export type { ListingPart } from "./shownRange.ts";
export { fullListParameter, requestedFullList } from "./wholeList.ts";
export { visibleSubcategories } from "./subcategory.ts";
export type { SubcategoryState, SubcategoryView } from "./subcategory.ts";
