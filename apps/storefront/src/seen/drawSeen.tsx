import { CatalogProvider, type CatalogSettings, ProductRow } from "@torg/catalog";
import type { ListingProduct } from "@torg/catalog/contract";
import { laterCatalogTexts } from "@torg/catalog/texts";
import { createRoot } from "react-dom/client";
import "./seen.css";

/** The products of the row, and the settings that its tiles use. */
export interface SeenRow {
  readonly products: readonly ListingProduct[];
  readonly settings: Partial<CatalogSettings>;
}

/** Renders the recently viewed products as a row of tiles. */
export function drawSeen(place: HTMLElement, { products, settings }: SeenRow): void {
  createRoot(place).render(
    <CatalogProvider settings={settings}>
      <ProductRow id="senast-sedda" heading={laterCatalogTexts.product.seen} products={products} />
    </CatalogProvider>,
  );
}
