import type { ReactElement } from "react";
import type { Subcategory } from "../../contract/filters.ts";
import { SubcategoryLinks } from "../subcategory-links/SubcategoryLinks.tsx";

/** Props of ListingHeader. */
export interface ListingHeaderProps {
  readonly heading: string;
  readonly description?: string;
  readonly subcategories?: readonly Subcategory[];
}

/** Heading and description of a listing, with links to its subcategories. */
export function ListingHeader(props: ListingHeaderProps): ReactElement {
  const { heading, description = "", subcategories = [] } = props;
  return (
    <div className="torg-listing-header">
      <h1>{heading}</h1>
      {description !== "" && <p>{description}</p>}
      <SubcategoryLinks subcategories={subcategories} />
    </div>
  );
}
