import { useStore } from "zustand";
import { hasFilters } from "../../domain/filters/filterSelection.ts";
import type { ListingSnapshot, ListingState } from "../../state/createListingState.ts";

/** A listing as it stands now. */
export function useListing(listing: ListingState): ListingSnapshot {
  return useStore(listing);
}

/** One part of a listing as it stands now; what uses it is drawn anew only when that part changes. */
export function useListingPart<T>(listing: ListingState, part: (snapshot: ListingSnapshot) => T): T {
  return useStore(listing, part);
}

/** Whether a listing holds nothing at all, so that there is nothing to filter, to order or to go on to. */
export function useHasNothing(listing: ListingState): boolean {
  const isEmpty = useListingPart(listing, ({ total, selection }) => total === 0 && !hasFilters(selection, listing.own));
  return isEmpty && listing.filters.subcategories.length === 0;
}
