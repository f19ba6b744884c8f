import type { ShopAddresses } from "@torg/format/addresses";
import { shortListingAddress } from "../../domain/listing/listingQuery.ts";
import { wholeListName } from "../../domain/filters/wholeList.ts";
import type { ListingState } from "../../state/createListingState.ts";

/** The address of a listing with one of its lists drawn as a whole, for who has no script to open it. */
export function wholeListAddress(
  { getState }: ListingState,
  list: string,
  addresses: Pick<ShopAddresses, "listing">,
): string {
  const { place, selection } = getState();
  return `${shortListingAddress(place, selection, addresses)}&${wholeListName}=${list}`;
}
