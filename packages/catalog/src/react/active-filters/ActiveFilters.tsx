import { Tag, useHydrated } from "@torg/ui";
import { isModifiedClick } from "@torg/ui/wire";
import type { MouseEvent, ReactElement } from "react";
import { filterKindNames } from "../../domain/filters/filterKinds.ts";
import type { FilterSelection } from "../../domain/filters/filterSelection.ts";
import { chosenInterval, removeGroup, toggleId, toggleValue } from "../../domain/filters/filterSelection.ts";
import { shortListingAddress } from "../../domain/listing/listingQuery.ts";
import type { ListingSnapshot, ListingState } from "../../state/createListingState.ts";
import type { CatalogTexts } from "../../texts/sv.ts";
import { listRows } from "../filter-sidebar/listRows.ts";
import { useListing } from "../hooks/useListing.ts";
import { useCatalogAddresses, useCatalogTexts } from "../provider/CatalogProvider.tsx";

interface ActiveFilter {
  readonly key: string;
  readonly name: string;
  /** The selection without this filter. */
  readonly without: FilterSelection;
  readonly remove: () => void;
}

type Texts = CatalogTexts["filters"];

function chosenIds(listing: ListingState, selection: FilterSelection): readonly ActiveFilter[] {
  return filterKindNames.flatMap((kind) =>
    listRows(listing, kind)
      .map(({ id, name }) => ({ id: String(id), name }))
      .filter(({ id }) => selection[kind].includes(id))
      .map(({ id, name }) => ({
        key: `${kind}-${id}`,
        name,
        without: toggleId(selection, kind, id),
        remove: () => void listing.toggle(kind, id),
      })),
  );
}

function chosenSpecifications(listing: ListingState, snapshot: ListingSnapshot, texts: Texts): readonly ActiveFilter[] {
  const { selection, groups } = snapshot;
  return groups.flatMap((group) => {
    const groupId = String(group.groupId);
    const interval = chosenInterval(selection, groupId);
    if (interval !== null) {
      return {
        key: groupId,
        name: texts.interval(group.title, texts.range(interval.min, interval.max, group.unit)),
        without: removeGroup(selection, groupId),
        remove: () => void listing.removeGroup(groupId),
      };
    }
    return group.rows
      .map((row) => ({ id: String(row.valueId), value: row.value }))
      .filter(({ id }) =>
        selection.specifications.some(
          (choice) => choice.groupId === groupId && "values" in choice && choice.values.includes(id),
        ),
      )
      .map(({ id, value }) => ({
        key: `${groupId}-${id}`,
        name: texts.interval(group.title, texts.value(value, group.unit)),
        without: toggleValue(selection, groupId, id),
        remove: () => void listing.toggleValue(groupId, id),
      }));
  });
}

function chosenPrice(
  listing: ListingState,
  { selection, place }: ListingSnapshot,
  texts: Texts,
): readonly ActiveFilter[] {
  const { priceMin, priceMax } = selection;
  if (priceMin === null && priceMax === null) return [];
  const range = texts.range(priceMin ?? place.priceBounds.min, priceMax ?? place.priceBounds.max, texts.kronor);
  return [
    {
      key: "price",
      name: texts.interval(texts.price, range),
      without: { ...selection, priceMin: null, priceMax: null },
      remove: () => void listing.clearPrice(),
    },
  ];
}

/** Moves the focus from a chip that is about to leave to its neighbour, or from the last one to the sort order. */
function focusNeighbour({ currentTarget }: MouseEvent<HTMLElement>): void {
  const item = currentTarget.closest("li");
  const neighbour =
    item?.nextElementSibling ?? item?.previousElementSibling ?? item?.parentElement?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>("a, select")?.focus({ preventScroll: true });
}

/** Props of ActiveFilters. */
export interface ActiveFiltersProps {
  readonly listing: ListingState;
}

/** Every chosen filter as a link that removes it. */
export function ActiveFilters({ listing }: ActiveFiltersProps): ReactElement | null {
  const { filters: texts } = useCatalogTexts();
  const addresses = useCatalogAddresses();
  const isLive = useHydrated();
  const snapshot = useListing(listing);
  const active = [
    ...chosenIds(listing, snapshot.selection),
    ...chosenSpecifications(listing, snapshot, texts),
    ...chosenPrice(listing, snapshot, texts),
  ];
  if (active.length === 0) return null;
  return (
    <ul className="torg-active-filters" aria-label={texts.active}>
      {active.map(({ key, name, without, remove }) => (
        <li key={key}>
          <Tag
            removes
            href={shortListingAddress(snapshot.place, without, addresses)}
            aria-label={texts.remove(name)}
            data-wake
            data-hold
            onClick={
              isLive
                ? (event) => {
                    if (isModifiedClick(event)) return;
                    event.preventDefault();
                    focusNeighbour(event);
                    remove();
                  }
                : undefined
            }
          >
            {name}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
