import type { ShopContext } from "../context/ShopContext.ts";
import type { ShopFrameSource } from "../settings/createShopFrame.ts";
import type { CatalogueSource } from "./data/createCatalogueSource.ts";
import type { Listings } from "./listing/createListings.ts";
import type { ProductShelf } from "./snapshot/ProductShelf.ts";
import type { ProductSearch } from "./search/createProductSearch.ts";

/** What the features of the catalogue and the pages are given. */
export interface CatalogueContext extends ShopContext {
  readonly catalogue: CatalogueSource;
  readonly listings: Listings;
  readonly search: ProductSearch;
  readonly frame: ShopFrameSource;
  /** The products of the catalogue for the time when the database is away. */
  readonly shelf: ProductShelf;
}
