import { ProductGallery } from "@torg/catalog";
import type { ProductDetail } from "@torg/catalog/contract";
import { Island } from "@torg/islands/server";
import type { ReactNode } from "react";

/** The pictures of a product: links until somebody reaches for them. */
export function GalleryIsland({ product }: { readonly product: ProductDetail }): ReactNode {
  return (
    <Island name="gallery" isLate>
      <ProductGallery images={product.images} name={product.product_name} />
    </Island>
  );
}
