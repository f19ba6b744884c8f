import { Section } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { ListingProduct } from "../../contract/listingProduct.ts";
import { ProductGrid } from "../product-grid/ProductGrid.tsx";
import type { BuySlot } from "../product-tile/ProductTile.tsx";

/** Props of ProductRow. */
export interface ProductRowProps {
  /** Id of the heading, as a link target. */
  readonly id: string;
  readonly heading: string;
  readonly products: readonly ListingProduct[];
  readonly buy?: BuySlot | undefined;
  /** Shown in the lower corner of a picture, such as a heart. */
  readonly corner?: ((product: ListingProduct) => ReactNode) | undefined;
}

/**
 * Products across a full page under a heading, without filters: four per row, below 1025 px one row that scrolls. It
 * extends to the window's edges, if `--torg-page-gutter` gives their distance. Renders nothing without products.
 */
export function ProductRow({ id, heading, products, buy, corner }: ProductRowProps): ReactElement | null {
  if (products.length === 0) return null;
  return (
    <Section id={id} heading={heading} className="torg-product-row">
      <ProductGrid products={products} buy={buy} corner={corner} />
    </Section>
  );
}
