import type { ReactElement } from "react";
import type { SpecificationGroup } from "../../contract/specificationGroup.ts";
import { chosenInterval, chosenValues, removeGroup } from "../../domain/filterSelection.ts";
import { shortListingAddress } from "../../domain/listingQuery.ts";
import { intervalFieldName } from "../../domain/listingRequest.ts";
import { intervalBounds } from "../../domain/range.ts";
import { writeSpecifications } from "../../domain/specificationString.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { useFilterActions } from "../hooks/useFilterActions.ts";
import { useListing } from "../hooks/useListing.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { FilterGroup } from "./FilterGroup.tsx";
import { FilterRows } from "./FilterRows.tsx";
import { RangeFields } from "./RangeFields.tsx";

interface SpecificationFilterProps {
  readonly listing: ListingState;
  readonly group: SpecificationGroup;
  readonly isOpen: boolean;
}

function Values({ listing, group }: SpecificationFilterProps): ReactElement {
  const { filters } = useCatalogTexts();
  const { selection } = useListing(listing);
  const actions = useFilterActions(listing);
  const groupId = String(group.groupId);
  const chosen = chosenValues(selection, groupId);
  const isSingle = group.type === "single_choice";
  const rows = group.rows
    .filter((row) => row.product_property_show_in_filter)
    .map((row) => {
      const id = String(row.products_to_property_id);
      const value = row.products_to_property_value;
      const name = isSingle ? filters.rowCount(value, row.product_count) : value;
      return { id, name, isChosen: chosen.includes(id) };
    });
  return (
    <FilterRows
      rows={rows}
      type={isSingle ? "radio" : "checkbox"}
      field={isSingle ? `specifications[${groupId}]` : "specifications"}
      valueOf={(row) => writeSpecifications([{ groupId, values: [row.id] }])}
      onChoose={(id) => (isSingle ? actions.chooseValue(groupId, id) : actions.toggleValue(groupId, id))}
    />
  );
}

function Interval({ listing, group }: SpecificationFilterProps): ReactElement | null {
  const { selection, refused } = useListing(listing);
  const actions = useFilterActions(listing);
  const groupId = String(group.groupId);
  const bounds = intervalBounds(group.rows);
  if (bounds === null) return null;
  const chosen = chosenInterval(selection, groupId);
  return (
    <RangeFields
      title={group.title}
      unit={group.unit}
      bounds={bounds}
      min={chosen?.min ?? null}
      max={chosen?.max ?? null}
      names={[intervalFieldName("from", groupId, bounds.min), intervalFieldName("to", groupId, bounds.max)]}
      problem={refused?.groupId === groupId ? refused.problem : null}
      onChange={(typed) => actions.changeInterval(groupId, typed)}
    />
  );
}

/** One specification group of a listing: values to choose from, or an interval. */
export function SpecificationFilter(props: SpecificationFilterProps): ReactElement {
  const { listing, group, isOpen } = props;
  const { selection, place } = useListing(listing);
  const actions = useFilterActions(listing);
  const groupId = String(group.groupId);
  const isChosen = selection.specifications.some((choice) => choice.groupId === groupId);
  return (
    <FilterGroup
      title={group.title}
      unit={group.unit}
      description={group.description}
      clearAddress={isChosen ? shortListingAddress(place, removeGroup(selection, groupId)) : null}
      onClear={() => actions.removeGroup(groupId)}
      isOpen={isOpen || isChosen}
    >
      {group.type === "interval" ? <Interval {...props} /> : <Values {...props} />}
    </FilterGroup>
  );
}
