import { Tag } from "@torg/ui";
import { type ReactElement, useId } from "react";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of FacetLinks. */
export interface FacetLinksProps {
  /** Brand pages within categories. */
  readonly links: readonly { readonly name: string; readonly url: string }[];
}

/** Links to brands within a category, at the end of a listing; renders nothing if there are none. */
export function FacetLinks({ links }: FacetLinksProps): ReactElement | null {
  const { listing } = useCatalogTexts();
  const headingId = useId();
  if (links.length === 0) return null;
  return (
    <nav className="torg-facet-links" aria-labelledby={headingId}>
      <h2 id={headingId}>{listing.facets}</h2>
      <ul className="torg-facet-links__list">
        {links.map(({ name, url }) => (
          <li key={url}>
            <Tag href={url}>{name}</Tag>
          </li>
        ))}
      </ul>
    </nav>
  );
}
