import { createListingState, type ListingOptions } from "@torg/catalog/state";
import { oncePerPage } from "@torg/islands";
import type { ListingPageData } from "@torg/pages/contract";
import { openedAs } from "../awake/openedPage.ts";
import { shopClient } from "../awake/shopClient.ts";

/** Initial options of a listing's state, the same on the server and in the browser. */
export function listingOptions(page: ListingPageData): Omit<ListingOptions, "client"> {
  // Not the page number of the address: a page beyond the last shows the last.
  return { filters: page.filters, listingType: page.listingType, page: page.filters.page ?? 1 };
}

/** The one listing of this document: the page data and the state that follows the visitor's choices. */
export const pageListing = oncePerPage(async () => {
  const { page, settings } = await openedAs("listing");
  const state = createListingState({
    ...listingOptions(page),
    client: shopClient(),
    replaceAddress: (address) => history.replaceState(history.state, "", address),
  });
  return { page, settings, state };
});
