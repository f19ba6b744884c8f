import { useStore } from "zustand";
import type { ListingSnapshot, ListingState } from "../../state/createListingState.ts";

/** A listing as it stands now. */
export function useListing(listing: ListingState): ListingSnapshot {
  return useStore(listing);
}

/** One part of a listing as it stands now; what uses it is drawn anew only when that part changes. */
export function useListingPart<T>(listing: ListingState, part: (snapshot: ListingSnapshot) => T): T {
  return useStore(listing, part);
}
