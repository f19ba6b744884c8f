import type { ReactElement } from "react";
import { visibleSubcategories } from "../../domain/filters/subcategory.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of CategoryPart. */
export interface CategoryPartProps {
  readonly listing: ListingState;
  /** The parent of a third-level category. */
  readonly parent: ParentLink | null;
}

/** The parent of the current category. */
export interface ParentLink {
  readonly name: string;
  readonly url: string;
}

/** Link to the parent category; on a small screen only. */
export function ParentLink({ parent }: { readonly parent: ParentLink }): ReactElement {
  const { listing } = useCatalogTexts();
  return (
    <a className="torg-filters__parent" href={parent.url} aria-label={listing.parent(parent.name)}>
      {parent.name}
    </a>
  );
}

/**
 * The subcategories as links, on a small screen only; on the first level, empty ones too. On a wide screen they are
 * above the listing.
 */
export function CategoryPart({ listing, parent }: CategoryPartProps): ReactElement | null {
  const { filters } = useCatalogTexts();
  const { subcategories, currentCategory: current } = listing.filters;
  const level = current?.level ?? null;
  const listed = visibleSubcategories(subcategories, { isMobilePanel: true, level });
  // Without script the panel shows its parts instead of the entries, beside which this link is otherwise.
  if (level === 3 && parent !== null) return <ParentLink parent={parent} />;
  if (listed.length === 0) return null;
  return (
    <details open className="torg-filter-group" data-small="">
      <summary>{level === null || level === 1 ? filters.category : filters.subcategory}</summary>
      <ul className="torg-filters__links">
        {listed.map((category) => (
          <li key={category.id}>
            <a href={category.url}>{category.name}</a> <small>{filters.count(category.visibleTotal)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
