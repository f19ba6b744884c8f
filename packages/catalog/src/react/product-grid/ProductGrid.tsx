import type { ReactNode } from "react";
import { memo } from "react";
import type { ListingProduct } from "../../contract/listingProduct.ts";
import type { ViewType } from "../../domain/filters/filterSelection.ts";
import type { BuySlot } from "../product-tile/ProductTile.tsx";
import { ProductTile } from "../product-tile/ProductTile.tsx";
import { useCatalogSettings } from "../provider/CatalogProvider.tsx";

/** Tiles whose pictures load eagerly: the first row on a wide screen. */
const eagerTiles = 3;

/** Props of ProductGrid. */
export interface ProductGridProps {
  readonly products: readonly ListingProduct[];
  readonly viewType?: ViewType;
  readonly buy?: BuySlot | undefined;
  readonly extra?: ((product: ListingProduct) => ReactNode) | undefined;
  /** Shown in the lower corner of a picture, such as a heart. */
  readonly corner?: ((product: ListingProduct) => ReactNode) | undefined;
  /** Heading level of the product names. Default: 3. */
  readonly level?: 2 | 3;
  /** Whether the first row is at the top of the page. */
  readonly isFirst?: boolean;
}

/** Products side by side, or below one another as a list; re-renders only when they or their controls change. */
export const ProductGrid = memo(function ProductGrid(props: ProductGridProps) {
  const { products, viewType = "grid", buy, extra, corner, level, isFirst = false } = props;
  const { minimumTwoColumnProductGrid } = useCatalogSettings();
  return (
    <div
      className="torg-product-grid"
      data-view={viewType === "list" ? "list" : undefined}
      data-two={minimumTwoColumnProductGrid ? "" : undefined}
    >
      {products.map((product, index) => (
        <ProductTile
          key={product.productId}
          product={product}
          buy={buy}
          extra={extra?.(product)}
          corner={corner?.(product)}
          level={level}
          isEager={isFirst && index < eagerTiles}
        />
      ))}
    </div>
  );
});
