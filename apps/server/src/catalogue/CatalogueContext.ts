import type { ShopContext } from "../context/ShopContext.ts";
import type { ShopFrameSource } from "../settings/ShopFrame.ts";
import type { CatalogueSource } from "./data/createCatalogueSource.ts";
import type { Listings } from "./listing/createListings.ts";
import type { ProductShelf } from "./snapshot/ProductShelf.ts";
import type { ProductSearch } from "./search/createProductSearch.ts";

/** The services of catalogue features and pages. */
export interface CatalogueContext extends ShopContext {
  readonly catalogue: CatalogueSource;
  readonly listings: Listings;
  readonly search: ProductSearch;
  readonly frame: ShopFrameSource;
  /** The cached products, for when the database is unavailable. */
  readonly shelf: ProductShelf;
}
