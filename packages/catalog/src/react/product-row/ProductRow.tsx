import { Section } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { ListingProduct } from "../../contract/listingProduct.ts";
import { ProductGrid } from "../product-grid/ProductGrid.tsx";
import type { BuySlot } from "../product-tile/ProductTile.tsx";

/** Props of ProductRow. */
export interface ProductRowProps {
  /** Where links lead to: the id of the heading. */
  readonly id: string;
  readonly heading: string;
  readonly products: readonly ListingProduct[];
  readonly buy?: BuySlot | undefined;
  /** What stands in the lower corner of a picture, such as a heart. */
  readonly corner?: ((product: ListingProduct) => ReactNode) | undefined;
}

/**
 * Products across a whole page under a heading, without filters beside them: four in a row, on a phone one row to swipe,
 * which reaches the edges of the window where `--torg-page-gutter` says how far they are. Nothing without products.
 */
export function ProductRow({ id, heading, products, buy, corner }: ProductRowProps): ReactElement | null {
  if (products.length === 0) return null;
  return (
    <Section id={id} heading={heading} className="torg-product-row">
      <ProductGrid products={products} buy={buy} corner={corner} />
    </Section>
  );
}
