import type { ReactElement } from "react";
import type { Subcategory } from "../../contract/filters.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { SubcategoryLinks } from "../subcategory-links/SubcategoryLinks.tsx";

/** Props of ListingHeader. */
export interface ListingHeaderProps {
  readonly heading: string;
  readonly description?: string;
  /** The category above, for the way back on a small screen. */
  readonly parent?: { readonly name: string; readonly url: string } | null;
  readonly subcategories?: readonly Subcategory[];
}

/** What a listing is about, with the ways up and down from it. */
export function ListingHeader(props: ListingHeaderProps): ReactElement {
  const { heading, description = "", parent = null, subcategories = [] } = props;
  const { listing } = useCatalogTexts();
  return (
    <div className="torg-listing-header">
      {parent !== null && (
        <a className="torg-listing-header__parent" href={parent.url} aria-label={listing.parent(parent.name)}>
          {parent.name}
        </a>
      )}
      <h1>{heading}</h1>
      {description !== "" && <p>{description}</p>}
      <SubcategoryLinks subcategories={subcategories} />
    </div>
  );
}
