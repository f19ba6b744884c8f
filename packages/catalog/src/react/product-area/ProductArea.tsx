import type { ReactElement, ReactNode } from "react";
import type { ListingProduct } from "../../contract/listingProduct.ts";
import { clearSelection, hasFilters } from "../../domain/filters/filterSelection.ts";
import { shortListingAddress } from "../../domain/listing/listingQuery.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { EmptyResult } from "../empty-result/EmptyResult.tsx";
import { useListing } from "../hooks/useListing.ts";
import { PageLinks } from "../page-links/PageLinks.tsx";
import { ProductGrid } from "../product-grid/ProductGrid.tsx";
import type { BuySlot } from "../product-tile/ProductTile.tsx";
import { useCatalogAddresses, useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of ProductArea. */
export interface ProductAreaProps {
  readonly listing: ListingState;
  readonly buy?: BuySlot | undefined;
  readonly extra?: ((product: ListingProduct) => ReactNode) | undefined;
  /** Shown in the lower corner of a picture, such as a heart. */
  readonly corner?: ((product: ListingProduct) => ReactNode) | undefined;
}

const noProducts: readonly ListingProduct[] = [];

/** The products of a listing with its page links; dimmed while a response is awaited. */
export function ProductArea({ listing, buy, extra, corner }: ProductAreaProps): ReactElement {
  const { listing: texts } = useCatalogTexts();
  const addresses = useCatalogAddresses();
  const { products, selection, place, isRefreshing, isUnreadable, paginationLinks } = useListing(listing);
  const clearAddress = hasFilters(selection, listing.own)
    ? shortListingAddress(place, clearSelection(selection, listing.own), addresses)
    : null;
  return (
    <section className="torg-product-area" aria-label={texts.products} aria-busy={isRefreshing}>
      {isRefreshing && <output>{texts.loading}</output>}
      {isUnreadable && (
        <p className="torg-product-area__problem" role="alert">
          {texts.unreadable}
        </p>
      )}
      {products === null || products.length > 0 ? (
        <ProductGrid
          products={products ?? noProducts}
          viewType={selection.viewType}
          buy={buy}
          extra={extra}
          corner={corner}
          level={2}
          isFirst
        />
      ) : (
        <EmptyResult clearAddress={clearAddress} />
      )}
      <PageLinks html={paginationLinks} />
    </section>
  );
}
