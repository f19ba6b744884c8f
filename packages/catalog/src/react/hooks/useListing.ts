import { useStore } from "zustand";
import type { ListingSnapshot, ListingState } from "../../state/createListingState.ts";

/** A listing as it stands now. */
export function useListing(listing: ListingState): ListingSnapshot {
  return useStore(listing);
}
