import type { ListingOptions } from "@torg/catalog/state";
import type { ListingPage } from "@torg/pages/contract";

/** How the state of a listing starts, the same on the server and in the browser. */
export function listingOptions(page: ListingPage): Omit<ListingOptions, "client"> {
  // Not what the address asks: a page beyond the last is the last.
  return { filters: page.filters, listingType: page.listing_type, page: page.filters.page ?? 1 };
}
