import type { ReactElement } from "react";
import type { ToggledList } from "../../domain/filterSelection.ts";
import { writeIdList } from "../../domain/idList.ts";
import { shortListingAddress } from "../../domain/listingQuery.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { useFilterActions } from "../hooks/useFilterActions.ts";
import { useListing } from "../hooks/useListing.ts";
import { FilterGroup } from "./FilterGroup.tsx";
import { FilterRows } from "./FilterRows.tsx";

/** Names of the lists in the address. */
const fields = { brands: "brands", categories: "categories", colors: "selected_primary_color_ids" } as const;

/** Props of ListFilter. */
export interface ListFilterProps {
  readonly listing: ListingState;
  readonly list: ToggledList;
  readonly title: string;
  readonly rows: readonly { readonly id: string; readonly name: string; readonly swatch?: string | null }[];
}

/** Brands, categories or colours of a listing as checkboxes. */
export function ListFilter({ listing, list, title, rows }: ListFilterProps): ReactElement | null {
  const { selection, place } = useListing(listing);
  const actions = useFilterActions(listing);
  if (rows.length === 0) return null;
  const chosen = selection[list];
  const marked = rows.map((row) => ({ ...row, isChosen: chosen.includes(row.id) }));
  return (
    <FilterGroup
      title={title}
      clearAddress={chosen.length > 0 ? shortListingAddress(place, { ...selection, [list]: [] }) : null}
      onClear={() => actions.clearList(list)}
      isOpen
    >
      <FilterRows
        rows={marked}
        type="checkbox"
        field={fields[list]}
        valueOf={(row) => writeIdList([row.id])}
        onChoose={(id) => actions.toggle(list, id)}
      />
    </FilterGroup>
  );
}
