import type { ReactElement } from "react";
import { memo } from "react";
import type { ToggledList } from "../../domain/filters/filterSelection.ts";
import { writeIdList } from "../../domain/listing/idList.ts";
import { shortListingAddress } from "../../domain/listing/listingQuery.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { useFilterActions } from "../hooks/useFilterActions.ts";
import { useListingPart } from "../hooks/useListing.ts";
import { useCatalogAddresses, useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { FilterGroup } from "./FilterGroup.tsx";
import { FilterRows } from "./FilterRows.tsx";
import { listRows } from "./listRows.ts";
import { wholeListAddress } from "./wholeListAddress.ts";

/** Names of the lists in the address. */
const fields = { brands: "brands", categories: "categories", colors: "selected_primary_color_ids" } as const;

/** Props of ListFilter. */
export interface ListFilterProps {
  readonly listing: ListingState;
  readonly list: ToggledList;
  /** Whether the page was asked for with all of this list. */
  readonly isWhole?: boolean;
}

/** Brands, categories or colours of a listing as checkboxes. */
export const ListFilter = memo(function ListFilter({
  listing,
  list,
  isWhole = false,
}: ListFilterProps): ReactElement | null {
  const { filters } = useCatalogTexts();
  const addresses = useCatalogAddresses();
  const chosen = useListingPart(listing, ({ selection }) => selection[list]);
  const actions = useFilterActions(listing);
  const rows = listRows(listing, list).map((row) => {
    const id = String(row.id);
    return { ...row, id, isChosen: chosen.includes(id) };
  });
  if (rows.length === 0) return null;
  const clearAddress = (): string => {
    const { place, selection } = listing.getState();
    return shortListingAddress(place, { ...selection, [list]: [] }, addresses);
  };
  return (
    <FilterGroup
      title={filters[list]}
      clearAddress={chosen.length > 0 ? clearAddress : null}
      onClear={() => actions.clearList(list)}
      isOpen
    >
      <FilterRows
        title={filters[list]}
        rows={rows}
        kind={{
          type: "checkbox",
          field: fields[list],
          valueOf: (row) => writeIdList([row.id]),
          onChoose: (id) => actions.toggle(list, id),
        }}
        isWhole={isWhole}
        wholeAddress={() => wholeListAddress(listing, list, addresses)}
      />
    </FilterGroup>
  );
});
