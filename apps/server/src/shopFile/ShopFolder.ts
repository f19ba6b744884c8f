import type { PageFile } from "./pages/readPageFile.ts";
import type { ShopFile } from "./schema/shopFileSchema.ts";

/** What the files of a shop's folder say; read whole and without fault. */
export interface ShopFolder {
  readonly shop: ShopFile;
  /** The pages of the folder `pages`; null where there is no such folder. */
  readonly pages: readonly PageFile[] | null;
}

/** The page of the stores has a file in no folder, and may stand in the menu. */
export const storesPageAddress = "butiker/vara-butiker";
