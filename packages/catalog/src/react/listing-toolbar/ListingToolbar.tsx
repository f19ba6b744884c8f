import { filterIcon, gridIcon, Icon, listIcon, ToggleButtons, useHydrated } from "@torg/ui";
import type { ReactElement } from "react";
import type { ListingState } from "../../state/createListingState.ts";
import { filterFormId, filterPanelId } from "../filter-sidebar/filterPanelId.ts";
import { useHasNothing, useListingPart } from "../hooks/useListing.ts";
import { useCatalogSettings, useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of ListingToolbar. */
export interface ListingToolbarProps {
  readonly listing: ListingState;
}

function SortSelect({ listing }: ListingToolbarProps): ReactElement {
  const { listing: texts } = useCatalogTexts();
  const sorting = useListingPart(listing, ({ selection }) => selection.sorting);
  const isLive = useHydrated();
  return (
    <div className="torg-listing-toolbar__sort">
      <label>
        <span>{texts.sortBy}</span>{" "}
        <select
          key={sorting}
          form={filterFormId}
          name="sorting"
          required
          defaultValue={sorting}
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
        </select>
      </label>
      {!isLive && (
        <button form={filterFormId} className="torg-button" data-size="small">
          {texts.sort}
        </button>
      )}
    </div>
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

/** How many products show, in which order and how they stand; the way to the filters on a small screen. Only the number where there is nothing. */
export function ListingToolbar({ listing }: ListingToolbarProps): ReactElement {
  const { listing: texts, filters } = useCatalogTexts();
  const total = useListingPart(listing, (snapshot) => snapshot.total);
  const page = useListingPart(listing, (snapshot) => snapshot.page);
  const { perPage, showAll } = useListingPart(listing, (snapshot) => snapshot.place);
  const { ecommerceDisabled } = useCatalogSettings();
  const count = <output>{texts.countText({ total, perPage, page, showAll })}</output>;
  if (useHasNothing(listing)) return <div className="torg-listing-toolbar">{count}</div>;
  return (
    <div className="torg-listing-toolbar">
      {count}
      {!ecommerceDisabled && (
        <button type="button" className="torg-button" data-size="small" popoverTarget={filterPanelId}>
          <Icon icon={filterIcon} />
          {filters.open}
        </button>
      )}
      <SortSelect listing={listing} />
      <ViewToggle listing={listing} />
    </div>
  );
}
