import { useStore } from "zustand";
import { hasFilters } from "../../domain/filters/filterSelection.ts";
import type { ListingSnapshot, ListingState } from "../../state/createListingState.ts";

/** The current state of a listing. */
export function useListing(listing: ListingState): ListingSnapshot {
  return useStore(listing);
}

/** One part of a listing's state; the component re-renders only when that part changes. */
export function useListingPart<T>(listing: ListingState, part: (snapshot: ListingSnapshot) => T): T {
  return useStore(listing, part);
}

/** Whether a listing is completely empty: nothing to filter, to sort or to continue to. */
export function useHasNothing(listing: ListingState): boolean {
  const isEmpty = useListingPart(listing, ({ total, selection }) => total === 0 && !hasFilters(selection, listing.own));
  return isEmpty && listing.filters.subcategories.length === 0;
}
