export { badgeOf } from "./badge.ts";
export type { BadgeChoice, BadgedProduct, DiscountBadgeChoice, RibbonBadgeChoice } from "./badge.ts";
export { campaignKinds, campaignKindLabel } from "./campaignKind.ts";
export type { CampaignKind } from "./campaignKind.ts";
export { stripUnsafeHtml } from "./stripUnsafeHtml.ts";
export {
  searchDelay,
  searchMaximum,
  searchMinimum,
  suggestionMinimum,
  suggestionsPerType,
  tileImageWidth,
} from "./limits.ts";
export {
  parseRecentSearches,
  recentLimits,
  recentSearchesToShow,
  addRecentSearch,
  serializeRecentSearches,
} from "./recentSearches.ts";
export type { RecentSearch } from "./recentSearches.ts";
export { nameParts } from "./nameParts.ts";
export type { NamePart } from "./nameParts.ts";
export { searchAddress } from "./searchAddress.ts";
export { isBuyableInTile, isSoldOut, shownPrice } from "./shownPrice.ts";
export type { PricedProduct, ShownPrice } from "./shownPrice.ts";
export { suggestionGroups, suggestionHeader } from "./suggestionGroups.ts";
export type { GroupedSuggestion, SuggestionGroup, SuggestionKind } from "./suggestionGroups.ts";
