import { createListingState } from "@torg/catalog/state";
import { oncePerPage } from "@torg/islands";
import { listingOptions } from "./listing.island.tsx";
import { openedAs } from "../awake/openedPage.ts";
import { shopClient } from "../awake/shopClient.ts";

/** The one listing of this document: the page data and the state that answers the visitor's choices. */
export const pageListing = oncePerPage(async () => {
  const { page, settings } = await openedAs("listing");
  const state = createListingState({
    ...listingOptions(page),
    client: shopClient(),
    replaceAddress: (address) => history.replaceState(history.state, "", address),
  });
  return { page, settings, state };
});
