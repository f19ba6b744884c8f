import { ProductGallery } from "@torg/catalog";
import type { ProductDetail } from "@torg/catalog/contract";
import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ReactNode } from "react";
import { openedAs } from "../awake/openedPage.ts";
import "./lightbox.css";

/** Props of `Gallery`. */
export interface GalleryProps {
  readonly product: Pick<ProductDetail, "images" | "name">;
}

/** The pictures of a product. */
export function Gallery({ product }: GalleryProps): ReactNode {
  return <ProductGallery images={product.images} name={product.name} />;
}

/** The pictures of a product: links until the first interaction. */
export const gallery = defineIsland({
  name: "gallery",
  view: Gallery,
  asleep: (given: GalleryProps) => given,
  isLate: true,
});

/** Hydrates the gallery. */
export const mount = hydrateView<typeof gallery>(Gallery, async () => {
  const { page } = await openedAs("product");
  return { product: page.product };
});
