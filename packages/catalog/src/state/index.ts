export { createListingState } from "./createListingState.ts";
export type { ListingOptions, ListingSnapshot, ListingState, RefusedRange } from "./createListingState.ts";
export { createVariantState } from "./createVariantState.ts";
export type { VariantOptions, VariantSnapshot, VariantState } from "./createVariantState.ts";
