import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import { Button } from "@torg/ui";
import type { ReactElement } from "react";
import type { Filters } from "../contract/filters.ts";
import { aFilters } from "../fixtures/aFilters.ts";
import { aListingClient } from "../fixtures/aListingClient.ts";
import type { ListingProduct } from "../contract/listingProduct.ts";
import { createListingState, type ListingState } from "../state/createListingState.ts";

/** A listing whose server filters like a real shop. */
export function aListing(changes: Partial<Filters> = {}): ListingState {
  const filters = aFilters(changes);
  return createListingState({ client: aListingClient(filters), filters, listingType: "category" });
}

/** A listing whose server gives the same reply to everything. */
export function aListingOf(answer: Parameters<typeof createMock>[0][number]): ListingState {
  return createListingState({
    client: createClient({ fetch: createMock([answer]).fetch, baseUrl: "https://shop.example", csrfToken: () => null }),
    filters: aFilters(),
    listingType: "category",
  });
}

/** A buy control without a cart behind it. */
export function buyInTile({ name }: Pick<ListingProduct, "name">): ReactElement {
  return (
    <Button variant="primary" size="small" aria-label={`Lägg i varukorgen: ${name}`}>
      Lägg i varukorgen
    </Button>
  );
}
