import type { ListingOptions } from "@torg/catalog/state";
import type { ListingPage } from "@torg/pages/contract";

/** How the state of a listing starts, the same on the server and in the browser. */
export function listingOptions(page: ListingPage, query: string): Omit<ListingOptions, "client"> {
  const number = Number(new URLSearchParams(query).get("page"));
  return {
    filters: page.filters,
    listingType: page.listing_type,
    page: Number.isSafeInteger(number) && number > 1 ? number : 1,
  };
}
