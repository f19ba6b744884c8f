import type { ReactElement } from "react";
import { shortListingAddress } from "../../domain/listingQuery.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { useFilterActions } from "../hooks/useFilterActions.ts";
import { useListing } from "../hooks/useListing.ts";
import { useCatalogSettings, useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { FilterGroup } from "./FilterGroup.tsx";
import { RangeFields } from "./RangeFields.tsx";

/** The price range of a listing; a shop may hide it. */
export function PriceFilter({ listing }: { readonly listing: ListingState }): ReactElement | null {
  const { filters } = useCatalogTexts();
  const { hidePriceFilter } = useCatalogSettings();
  const { selection, place, refused } = useListing(listing);
  const actions = useFilterActions(listing);
  const { priceMin, priceMax } = selection;
  const isChosen = priceMin !== null || priceMax !== null;
  if (hidePriceFilter) return null;
  return (
    <FilterGroup
      title={filters.price}
      clearAddress={isChosen ? shortListingAddress(place, { ...selection, priceMin: null, priceMax: null }) : null}
      onClear={actions.clearPrice}
      isOpen
    >
      <RangeFields
        title={filters.price}
        unit={filters.kronor}
        bounds={place.priceBounds}
        min={priceMin}
        max={priceMax}
        names={["price_min", "price_max"]}
        problem={refused?.groupId === null ? refused.problem : null}
        onChange={actions.changePrice}
      />
    </FilterGroup>
  );
}
