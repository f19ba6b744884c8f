import type { ReactElement } from "react";
import { memo } from "react";
import { type FilterKind, filterKinds } from "../../domain/filters/filterKinds.ts";
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

/** Props of ListFilter. */
export interface ListFilterProps {
  readonly listing: ListingState;
  readonly kind: FilterKind;
  /** Whether the page was requested with this list in full. */
  readonly isWhole?: boolean;
}

/** The rows of one filter kind, such as brands, as checkboxes. */
export const ListFilter = memo(function ListFilter({
  listing,
  kind,
  isWhole = false,
}: ListFilterProps): ReactElement | null {
  const { title } = useCatalogTexts().filters.kinds[kind];
  const addresses = useCatalogAddresses();
  const chosen = useListingPart(listing, ({ selection }) => selection[kind]);
  const counts = useListingPart(listing, ({ kindCounts }) => kindCounts);
  const actions = useFilterActions(listing);
  const rows = listRows(listing, kind).map((row) => {
    const id = String(row.id);
    const count = counts === undefined ? row.count : (counts[kind]?.[id] ?? 0);
    return { ...row, id, isChosen: chosen.includes(id), count };
  });
  if (rows.length === 0) return null;
  const clearAddress = (): string => {
    const { place, selection } = listing.getState();
    return shortListingAddress(place, { ...selection, [kind]: [] }, addresses);
  };
  return (
    <FilterGroup
      title={title}
      clearAddress={chosen.length > 0 ? clearAddress : null}
      onClear={() => actions.clearList(kind)}
      isOpen
    >
      <FilterRows
        title={title}
        rows={rows}
        kind={{
          type: "checkbox",
          field: filterKinds[kind].parameter,
          valueOf: (row) => writeIdList([row.id]),
          onChoose: (id) => actions.toggle(kind, id),
        }}
        isWhole={isWhole}
        wholeAddress={() => wholeListAddress(listing, kind, addresses)}
      />
    </FilterGroup>
  );
});
