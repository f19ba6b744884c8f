import type { ReactElement } from "react";
import { visibleSubcategories } from "../../domain/filters/subcategory.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of CategoryPart. */
export interface CategoryPartProps {
  readonly listing: ListingState;
  /** The category above one of the third level. */
  readonly parent: ParentLink | null;
}

/** The category above the present one. */
export interface ParentLink {
  readonly name: string;
  readonly url: string;
}

/** The way to the category above; on a small screen only. */
export function ParentLink({ parent }: { readonly parent: ParentLink }): ReactElement {
  const { listing } = useCatalogTexts();
  return (
    <a className="torg-filters__parent" href={parent.url} aria-label={listing.parent(parent.name)}>
      {parent.name}
    </a>
  );
}

/**
 * The categories below the present one as links, on a small screen only, where those of the first level without products
 * show too; on a wide one they stand above the listing.
 */
export function CategoryPart({ listing, parent }: CategoryPartProps): ReactElement | null {
  const { filters } = useCatalogTexts();
  const { subcategories, currentCategory: current } = listing.filters;
  const level = current?.level ?? null;
  const listed = visibleSubcategories(subcategories, { isMobilePanel: true, level });
  if (level === 3 && parent !== null) return <ParentLink parent={parent} />;
  if (listed.length === 0) return null;
  return (
    <details open className="torg-filter-group" data-small="">
      <summary>{level === null || level === 1 ? filters.category : filters.subcategory}</summary>
      <ul className="torg-filters__links">
        {listed.map((category) => (
          <li key={category.id}>
            <a href={category.url}>{category.name}</a> <small>{category.visibleTotal}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
