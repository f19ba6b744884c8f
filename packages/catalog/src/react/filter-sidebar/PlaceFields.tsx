import type { ReactElement } from "react";
import { listingQuery } from "../../domain/listing/listingQuery.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { useListing } from "../hooks/useListing.ts";

/** What a plain form sends along because no control stands for it. */
const carried = [
  "blade",
  "cat1",
  "cat2",
  "cat3",
  "text",
  "s",
  "per_page",
  "show_all",
  "from_brands",
  "view_type",
] as const;
const defaults = new Set(["", "0", "grid"]);

/** The hidden fields of the filter form: where the listing stands, as far as it is not a default. */
export function PlaceFields({ listing }: { readonly listing: ListingState }): ReactElement {
  const { place, selection } = useListing(listing);
  const query = listingQuery(place, selection);
  return (
    <>
      {carried
        .filter((name) => !defaults.has(query[name]))
        .map((name) => (
          <input key={name} type="hidden" name={name} value={query[name]} />
        ))}
      {place.fromBrands && <input type="hidden" name="brands" value={query.brands} />}
    </>
  );
}
