import {
  CountBadge,
  filterIcon,
  gridIcon,
  Icon,
  infoIcon,
  listIcon,
  SelectControl,
  ToggleButtons,
  useHydrated,
  VisuallyHidden,
} from "@torg/ui";
import type { ReactElement } from "react";
import { countFilters } from "../../domain/filters/filterSelection.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { filterFormId, filterPanelId } from "../filter-sidebar/filterPanelId.ts";
import { useHasNothing, useListingPart } from "../hooks/useListing.ts";
import { useCatalogSettings, useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** A page with the name that its links show. */
export interface NamedPage {
  readonly name: string;
  readonly url: string;
}

/** Props of ListingToolbar. */
export interface ListingToolbarProps {
  readonly listing: ListingState;
  /** The page that explains how products are sorted; null or missing if there is none. */
  readonly aboutSorting?: NamedPage | null | undefined;
}

function SortSelect({ listing, aboutSorting = null }: ListingToolbarProps): ReactElement {
  const { listing: texts } = useCatalogTexts();
  const sorting = useListingPart(listing, ({ selection }) => selection.sorting);
  const isLive = useHydrated();
  return (
    <div className="torg-listing-toolbar__sort">
      <label>
        <span>{texts.sortBy}</span>{" "}
        <SelectControl
          form={filterFormId}
          name="sorting"
          required
          value={sorting}
          onChange={(event) => void listing.setSorting(event.currentTarget.value)}
        >
          <option value="" disabled>
            {texts.sortBy}
          </option>
          {listing.filters.sortOptions.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectControl>
      </label>
      {!isLive && (
        <button form={filterFormId} className="torg-button" data-size="small">
          {texts.sort}
        </button>
      )}
      {aboutSorting !== null && (
        <a className="torg-listing-toolbar__about" href={aboutSorting.url} title={aboutSorting.name}>
          <Icon icon={infoIcon} />
          <VisuallyHidden>{aboutSorting.name}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}

/** The filter button of a small screen, with the number of chosen filters. */
function FilterOpener({ listing }: ListingToolbarProps): ReactElement {
  const { filters } = useCatalogTexts();
  const count = useListingPart(listing, ({ selection }) => countFilters(selection, listing.own));
  return (
    <button
      type="button"
      className="torg-button"
      data-size="small"
      popoverTarget={filterPanelId}
      aria-label={count > 0 ? filters.openWith(count) : undefined}
    >
      <Icon icon={filterIcon} />
      {filters.open} {count > 0 && <CountBadge>{count}</CountBadge>}
    </button>
  );
}

function ViewToggle({ listing }: ListingToolbarProps): ReactElement {
  const { listing: texts } = useCatalogTexts();
  const viewType = useListingPart(listing, ({ selection }) => selection.viewType);
  return (
    <ToggleButtons
      label={texts.view}
      options={[
        { value: "grid", label: texts.grid, icon: gridIcon },
        { value: "list", label: texts.list, icon: listIcon },
      ]}
      value={viewType}
      name="view_type"
      form={filterFormId}
      onValueChange={(view) => void listing.setViewType(view === "list" ? "list" : "grid")}
    />
  );
}

/**
 * Product count, sort order and view, and on a small screen the filter button. If the listing is empty, only the count.
 */
export function ListingToolbar({ listing, aboutSorting }: ListingToolbarProps): ReactElement {
  const { listing: texts } = useCatalogTexts();
  const total = useListingPart(listing, (snapshot) => snapshot.total);
  const page = useListingPart(listing, (snapshot) => snapshot.page);
  const { perPage, showAll } = useListingPart(listing, (snapshot) => snapshot.place);
  const { ecommerceDisabled } = useCatalogSettings();
  const count = <output>{texts.countText({ total, perPage, page, showAll })}</output>;
  if (useHasNothing(listing)) return <div className="torg-listing-toolbar">{count}</div>;
  return (
    <div className="torg-listing-toolbar">
      {count}
      {!ecommerceDisabled && <FilterOpener listing={listing} />}
      <SortSelect listing={listing} aboutSorting={aboutSorting} />
      <ViewToggle listing={listing} />
    </div>
  );
}
