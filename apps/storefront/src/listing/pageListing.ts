import { createListingState } from "@torg/catalog/state";
import { oncePerPage } from "@torg/islands";
import { listingOptions } from "./listingOptions.ts";
import { openedPage } from "../awake/openedPage.ts";
import { shopClient } from "../awake/shopClient.ts";

/** The one listing of this document: the page data and the state that answers the visitor's choices. */
export const pageListing = oncePerPage(async () => {
  const { page, settings } = await openedPage();
  if (page.page !== "listing") throw new Error(`A listing cannot be made from the page ${page.page}.`);
  const state = createListingState({
    ...listingOptions(page),
    client: shopClient(),
    replaceAddress: (address) => history.replaceState(history.state, "", address),
  });
  return { page, settings, state };
});
