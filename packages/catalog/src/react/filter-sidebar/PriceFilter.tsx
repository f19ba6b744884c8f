import type { ReactElement } from "react";
import { memo } from "react";
import { shortListingAddress } from "../../domain/listing/listingQuery.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { useFilterActions } from "../hooks/useFilterActions.ts";
import { useListingPart } from "../hooks/useListing.ts";
import { useCatalogAddresses, useCatalogSettings, useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { FilterGroup } from "./FilterGroup.tsx";
import { RangeFields } from "./RangeFields.tsx";

/** Props of PriceFilter. */
export interface PriceFilterProps {
  readonly listing: ListingState;
}

/** The price range of a listing; a shop may hide it. */
export const PriceFilter = memo(function PriceFilter({ listing }: PriceFilterProps): ReactElement | null {
  const { filters } = useCatalogTexts();
  const addresses = useCatalogAddresses();
  const { hidePriceFilter } = useCatalogSettings();
  const priceMin = useListingPart(listing, ({ selection }) => selection.priceMin);
  const priceMax = useListingPart(listing, ({ selection }) => selection.priceMax);
  const bounds = useListingPart(listing, ({ place }) => place.priceBounds);
  const refused = useListingPart(listing, (snapshot) => snapshot.refused);
  const actions = useFilterActions(listing);
  const isChosen = priceMin !== null || priceMax !== null;
  // With equal bounds there is nothing to choose: nothing has a price, or all prices are the same.
  if (hidePriceFilter || (bounds.min >= bounds.max && !isChosen)) return null;
  const clearAddress = (): string => {
    const { place, selection } = listing.getState();
    return shortListingAddress(place, { ...selection, priceMin: null, priceMax: null }, addresses);
  };
  return (
    <FilterGroup
      title={filters.price}
      clearAddress={isChosen ? clearAddress : null}
      onClear={actions.clearPrice}
      isOpen
    >
      <RangeFields
        title={filters.price}
        unit={filters.kronor}
        bounds={bounds}
        scale={listing.filters.priceScale}
        min={priceMin}
        max={priceMax}
        names={["price_min", "price_max"]}
        problem={refused?.groupId === null ? refused.problem : null}
        onChange={actions.changePrice}
      />
    </FilterGroup>
  );
});
