export { badgeOf } from "./badge.ts";
export type { BadgeChoice, BadgedProduct, DiscountBadgeChoice, RibbonBadgeChoice } from "./badge.ts";
export { harmlessHtml } from "./harmlessHtml.ts";
export { searchDelay, searchMinimum, suggestionMinimum, suggestionsPerType, tileImageWidth } from "./limits.ts";
export { searchAddress } from "./searchAddress.ts";
export { isBuyableInTile, shownPrice } from "./shownPrice.ts";
export type { PricedProduct, ShownPrice } from "./shownPrice.ts";
export { suggestionGroups, suggestionHeader } from "./suggestionGroups.ts";
export type { KindedSuggestion, SuggestionGroup, SuggestionKind } from "./suggestionGroups.ts";
