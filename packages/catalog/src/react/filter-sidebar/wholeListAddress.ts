import type { ShopAddresses } from "@torg/format/addresses";
import { shortListingAddress } from "../../domain/listing/listingQuery.ts";
import { fullListParameter } from "../../domain/filters/wholeList.ts";
import type { ListingState } from "../../state/createListingState.ts";

/** The address of a listing with one of its lists rendered in full, for visitors without script. */
export function wholeListAddress(
  { getState }: ListingState,
  list: string,
  addresses: Pick<ShopAddresses, "listing">,
): string {
  const { place, selection } = getState();
  return `${shortListingAddress(place, selection, addresses)}&${fullListParameter}=${list}`;
}
