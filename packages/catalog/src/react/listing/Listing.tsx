import { SkipLink } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { ListingProduct } from "../../contract/listingProduct.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { ActiveFilters } from "../active-filters/ActiveFilters.tsx";
import { FilterSidebar } from "../filter-sidebar/FilterSidebar.tsx";
import { useHasNothing } from "../hooks/useListing.ts";
import { ListingToolbar, type ListingToolbarProps } from "../listing-toolbar/ListingToolbar.tsx";
import { ProductArea } from "../product-area/ProductArea.tsx";
import type { BuySlot } from "../product-tile/ProductTile.tsx";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of Listing. */
export interface ListingProps {
  readonly listing: ListingState;
  /** The buy control of each tile. */
  readonly buy?: BuySlot | undefined;
  /** The parent category, for the back link in the panel of a small screen. */
  readonly parent?: { readonly name: string; readonly url: string } | null;
  /** The filter list to render in full, as `requestedFullList` reads it from the page's address. */
  readonly whole?: string | null | undefined;
  /** Additional controls of each tile. */
  readonly extra?: (product: ListingProduct) => ReactNode;
  /** Shown in the lower corner of a picture, such as a heart. */
  readonly corner?: (product: ListingProduct) => ReactNode;
  /** The page that explains how products are sorted; null or missing if there is none. */
  readonly aboutSorting?: ListingToolbarProps["aboutSorting"];
}

const mainId = "torg-listing-main";

/**
 * A whole listing: filters, sort order, view and products. It works as a form and links before hydration. An empty
 * listing shows only that it is empty.
 */
export function Listing({ listing, buy, parent, whole, extra, corner, aboutSorting }: ListingProps): ReactElement {
  const { filters } = useCatalogTexts();
  const hasNothing = useHasNothing(listing);
  return (
    <div className="torg-listing" data-empty={hasNothing ? "" : undefined}>
      {!hasNothing && (
        <>
          <SkipLink href={`#${mainId}`}>{filters.skip}</SkipLink>
          <FilterSidebar listing={listing} parent={parent} whole={whole} />
        </>
      )}
      <div className="torg-listing__main" id={mainId}>
        <ListingToolbar listing={listing} aboutSorting={aboutSorting} />
        {!hasNothing && <ActiveFilters listing={listing} />}
        <ProductArea listing={listing} buy={buy} extra={extra} corner={corner} />
      </div>
    </div>
  );
}
