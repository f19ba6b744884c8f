import { CatalogProvider, type CatalogSettings, ProductRow } from "@torg/catalog";
import type { ListingProduct } from "@torg/catalog/contract";
import { laterCatalogTexts } from "@torg/catalog/texts";
import { createRoot } from "react-dom/client";
import "./seen.css";

/** What the row shows, and what of the shop's settings its tiles go by. */
export interface SeenRow {
  readonly products: readonly ListingProduct[];
  readonly settings: Partial<CatalogSettings>;
}

/** Draws the products that somebody has looked at last as a row of tiles. */
export function drawSeen(place: HTMLElement, { products, settings }: SeenRow): void {
  createRoot(place).render(
    <CatalogProvider settings={settings}>
      <ProductRow id="senast-sedda" heading={laterCatalogTexts.product.seen} products={products} />
    </CatalogProvider>,
  );
}
