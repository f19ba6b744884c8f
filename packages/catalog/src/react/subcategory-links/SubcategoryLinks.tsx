import type { ReactElement } from "react";
import type { Subcategory } from "../../contract/filters.ts";
import { collapsedSubcategories } from "../../domain/filters/limits.ts";
import { visibleSubcategories } from "../../domain/filters/subcategory.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of SubcategoryLinks. */
export interface SubcategoryLinksProps {
  readonly subcategories: readonly Subcategory[];
  /** Whether categories without products show as well. */
  readonly showsEmpty?: boolean;
}

/** The subcategories as links: five at first, the rest behind a toggle. */
export function SubcategoryLinks({ subcategories, showsEmpty = false }: SubcategoryLinksProps): ReactElement | null {
  const { listing } = useCatalogTexts();
  const visible = visibleSubcategories(subcategories, { isMobilePanel: false, level: null, showsEmpty });
  if (visible.length === 0) return null;
  const links = (part: readonly Subcategory[]): readonly ReactElement[] =>
    part.map((category) => (
      <a key={category.id} className="torg-tag" href={category.url}>
        {category.name}
      </a>
    ));
  return (
    <nav className="torg-subcategories" aria-label={listing.subcategories}>
      <h2 className="torg-subcategories__small">{listing.subcategories}</h2>
      {links(visible.slice(0, collapsedSubcategories))}
      {visible.length > collapsedSubcategories && (
        <details className="torg-subcategories__more">
          <summary className="torg-tag">
            <span>
              <span className="torg-subcategories__wide">{listing.showAll(visible.length)}</span>
              <span className="torg-subcategories__small">{listing.showAllMobile}</span>
            </span>
            <span>{listing.showFewer}</span>
          </summary>
          {links(visible.slice(collapsedSubcategories))}
        </details>
      )}
    </nav>
  );
}
