import type { ReactElement } from "react";
import { filterKindNames, filterKinds } from "../../domain/filters/filterKinds.ts";
import { writeIdList } from "../../domain/listing/idList.ts";
import type { ListingField } from "../../domain/listing/listingParameters.ts";
import { listingRequest, saidParameters } from "../../domain/listing/listingQuery.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { useListing } from "../hooks/useListing.ts";

/** What a plain form submits without a visible control. */
const hiddenFields: readonly ListingField[] = [
  "blade",
  "level1",
  "level2",
  "level3",
  "text",
  "s",
  "perPage",
  "showAll",
  "fromBrands",
  "viewType",
];

/** The hidden fields of the filter form: the listing's place and own ids, as far as they are not empty. */
export function PlaceFields({ listing }: { readonly listing: ListingState }): ReactElement {
  const { place, selection } = useListing(listing);
  const own = filterKindNames.flatMap((kind) => {
    const ids = listing.own[kind] ?? [];
    return ids.length === 0 ? [] : [[filterKinds[kind].parameter, writeIdList(ids)] as const];
  });
  return (
    <>
      {[...saidParameters(listingRequest(place, selection), hiddenFields), ...own].map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
    </>
  );
}
