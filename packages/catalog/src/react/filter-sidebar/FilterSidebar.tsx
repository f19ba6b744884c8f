import { closeIcon, Icon } from "@torg/ui";
import type { FormEvent, ReactElement } from "react";
import { clearSelection, hasFilters } from "../../domain/filterSelection.ts";
import { shortListingAddress } from "../../domain/listingQuery.ts";
import { visibleSubcategories } from "../../domain/subcategory.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { scrollToProducts, useFilterActions } from "../hooks/useFilterActions.ts";
import { useHydrated } from "../hooks/useHydrated.ts";
import { useListing } from "../hooks/useListing.ts";
import { openFilterPanel } from "../hooks/openFilterPanel.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { filterFormId, filterPanelId } from "./filterPanelId.ts";
import { ListFilter } from "./ListFilter.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { PriceFilter } from "./PriceFilter.tsx";
import { SpecificationFilter } from "./SpecificationFilter.tsx";

/** Specification groups that start open. */
const openGroups = 4;

/** Props of FilterSidebar. */
export interface FilterSidebarProps {
  readonly listing: ListingState;
  /** The category above one of the third level, for the way back in the panel. */
  readonly parent?: { readonly name: string; readonly url: string } | null | undefined;
}

function PanelHead({ listing }: FilterSidebarProps): ReactElement {
  const { filters } = useCatalogTexts();
  const { selection, place } = useListing(listing);
  const isLive = useHydrated();
  const actions = useFilterActions(listing);
  const own = listing.ownBrands;
  return (
    <div className="torg-filters__head">
      <h2>{filters.open}</h2>
      {hasFilters(selection, own) && (
        <a
          href={shortListingAddress(place, clearSelection(selection, own))}
          onClick={
            isLive
              ? (event) => {
                  event.preventDefault();
                  actions.clear();
                }
              : undefined
          }
        >
          {filters.clearAll}
        </a>
      )}
      <button type="button" popoverTarget={filterPanelId} popoverTargetAction="hide" aria-label={filters.close}>
        <Icon icon={closeIcon} />
      </button>
    </div>
  );
}

function CategoryLinks({ listing, parent = null }: FilterSidebarProps): ReactElement | null {
  const { filters, listing: texts } = useCatalogTexts();
  const { subcategories, current_category: current } = listing.filters;
  const level = current?.category_level ?? null;
  const visible = visibleSubcategories(subcategories, { isMobilePanel: false, level });
  if (level === 3 && parent !== null) {
    return (
      <a className="torg-filters__parent" href={parent.url} aria-label={texts.parent(parent.name)}>
        {parent.name}
      </a>
    );
  }
  if (visible.length === 0) return null;
  return (
    <details className="torg-filter-group">
      <summary>{level === null || level === 1 ? filters.category : filters.subcategory}</summary>
      <ul className="torg-filters__links">
        {visible.map((category) => (
          <li key={category.category_id}>
            <a href={category.url}>{category.category_name}</a> <small>{category.category_visible_product_count}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Everything to filter a listing by: beside the products on a wide screen, a panel on a small one. It is a form that
 * works by itself; with script each choice applies at once.
 */
export function FilterSidebar({ listing, parent }: FilterSidebarProps): ReactElement {
  const { filters } = useCatalogTexts();
  const { groups, selection, place, total } = useListing(listing);
  const { filters: offered, ownBrands } = listing;
  const isLive = useHydrated();
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    openFilterPanel()?.hidePopover();
    scrollToProducts();
  };
  const brands = place.fromBrands ? [] : offered.brands;
  return (
    <section className="torg-filters" id={filterPanelId} popover="auto" aria-label={filters.region}>
      <form id={filterFormId} action="/produkter/filtrera" onSubmit={isLive ? apply : undefined}>
        <PlaceFields listing={listing} />
        <PanelHead listing={listing} />
        <CategoryLinks listing={listing} parent={parent} />
        <ListFilter
          listing={listing}
          list="categories"
          title={filters.categories}
          rows={offered.filterable_categories.map((each) => ({
            id: String(each.category_id),
            name: each.category_name,
          }))}
          summarize={filters.chosen}
        />
        <ListFilter
          listing={listing}
          list="brands"
          title={filters.brands}
          rows={brands.map((each) => ({ id: String(each.brand_id), name: each.brand_name }))}
          summarize={filters.allBrands}
        />
        <PriceFilter listing={listing} />
        {groups.map((group, index) => (
          <SpecificationFilter key={group.groupId} listing={listing} group={group} isOpen={index < openGroups} />
        ))}
        <ListFilter
          listing={listing}
          list="colors"
          title={filters.colors}
          rows={offered.primary_colors.map((each) => ({ id: String(each.id), name: each.name, swatch: each.hex }))}
          summarize={filters.allColors}
        />
        <button className="torg-button torg-filters__apply" data-variant="primary">
          {filters.applyText(total, !isLive || hasFilters(selection, ownBrands))}
        </button>
      </form>
    </section>
  );
}
