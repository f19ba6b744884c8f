import type { ReactElement } from "react";
import { memo } from "react";
import type { SpecificationGroup } from "../../contract/specificationGroup.ts";
import { removeGroup } from "../../domain/filters/filterSelection.ts";
import { shortListingAddress } from "../../domain/listing/listingQuery.ts";
import { intervalFieldName } from "../../domain/listing/formFields.ts";
import { intervalBounds } from "../../domain/filters/range.ts";
import type { SpecificationChoice } from "../../domain/listing/specificationString.ts";
import { intervalOf, valuesOf, writeSpecifications } from "../../domain/listing/specificationString.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { useFilterActions } from "../hooks/useFilterActions.ts";
import { useListingPart } from "../hooks/useListing.ts";
import { useCatalogAddresses, useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { FilterGroup } from "./FilterGroup.tsx";
import { FilterRows } from "./FilterRows.tsx";
import { RangeFields } from "./RangeFields.tsx";
import { wholeListAddress } from "./wholeListAddress.ts";

interface SpecificationFilterProps {
  readonly listing: ListingState;
  readonly group: SpecificationGroup;
  readonly isOpen: boolean;
  /** Whether the page was requested with this group in full. */
  readonly isWhole?: boolean;
  /** Whether its values are rendered only once it is open. */
  readonly isLate?: boolean;
}

interface ChosenProps extends Omit<SpecificationFilterProps, "isOpen" | "isLate" | "isWhole"> {
  /** The choice in this group. */
  readonly choice: SpecificationChoice | undefined;
}

interface ValuesProps extends ChosenProps {
  readonly isWhole: boolean;
}

function Values({ listing, group, choice, isWhole }: ValuesProps): ReactElement {
  const { filters } = useCatalogTexts();
  const addresses = useCatalogAddresses();
  const actions = useFilterActions(listing);
  const groupId = String(group.groupId);
  const chosen = valuesOf(choice);
  const isSingle = group.type === "single_choice";
  const rows = group.rows
    .filter((row) => row.isShown)
    .map((row) => {
      const id = String(row.valueId);
      const value = row.value;
      const name = isSingle ? filters.rowCount(value, row.productCount) : value;
      return { id, name, isChosen: chosen.includes(id), count: isSingle ? undefined : row.productCount };
    });
  return (
    <FilterRows
      title={group.title}
      rows={rows}
      isGroup
      kind={{
        type: isSingle ? "radio" : "checkbox",
        field: isSingle ? `specifications[${groupId}]` : "specifications",
        valueOf: (row) => writeSpecifications([{ groupId, values: [row.id] }]),
        onChoose: (id) => (isSingle ? actions.chooseValue(groupId, id) : actions.toggleValue(groupId, id)),
      }}
      isWhole={isWhole}
      wholeAddress={() => wholeListAddress(listing, groupId, addresses)}
    />
  );
}

function Interval({ listing, group, choice }: ChosenProps): ReactElement | null {
  const refused = useListingPart(listing, (snapshot) => snapshot.refused);
  const actions = useFilterActions(listing);
  const groupId = String(group.groupId);
  const bounds = intervalBounds(group.rows);
  if (bounds === null) return null;
  const chosen = intervalOf(choice);
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
export const SpecificationFilter = memo(function SpecificationFilter(props: SpecificationFilterProps): ReactElement {
  const { listing, group, isOpen, isWhole = false, isLate } = props;
  const addresses = useCatalogAddresses();
  const actions = useFilterActions(listing);
  const groupId = String(group.groupId);
  const choice = useListingPart(listing, ({ selection }) =>
    selection.specifications.find((each) => each.groupId === groupId),
  );
  const isChosen = choice !== undefined;
  const clearAddress = (): string => {
    const { place, selection } = listing.getState();
    return shortListingAddress(place, removeGroup(selection, groupId), addresses);
  };
  return (
    <FilterGroup
      title={group.title}
      unit={group.unit}
      description={group.description}
      clearAddress={isChosen ? clearAddress : null}
      onClear={() => actions.removeGroup(groupId)}
      isOpen={isOpen || isChosen}
      isLate={isLate}
    >
      {group.type === "interval" ? (
        <Interval {...{ listing, group, choice }} />
      ) : (
        <Values {...{ listing, group, choice, isWhole }} />
      )}
    </FilterGroup>
  );
});
