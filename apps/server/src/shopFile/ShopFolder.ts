import type { PageFile } from "./pages/readPageFile.ts";
import type { FindPlace } from "./readJsonFile.ts";
import type { ShopperText } from "./shopperTexts/ShopperText.ts";
import type { ServicePointFile } from "./servicePoints/readServicePoints.ts";
import type { ShopFile } from "./schema/shopFileSchema.ts";
import type { OwnWords } from "./words/readTextsFile.ts";

/** The content of a shop folder's files, fully read and valid. */
export interface ShopFolder {
  readonly shop: ShopFile;
  /** Finds the position of a path in shop.json; absent when the data did not come from a file. */
  readonly placeOf?: FindPlace | undefined;
  /** The pages in the folder `pages`; null without such a folder. */
  readonly pages: readonly PageFile[] | null;
  /** The content of `theme.css`; null without such a file. */
  readonly sheet: string | null;
  /** The service points of `service-points.csv`; null without such a file. */
  readonly points: readonly ServicePointFile[] | null;
  /** The texts in `texts.json` that replace the default texts, by feature. */
  readonly words: OwnWords;
  /**
   * The shopper-facing texts of the pages and `texts.json`, with their positions; absent when they did not come from
   * files.
   */
  readonly shopperTexts?: readonly ShopperText[] | undefined;
}

/** The page of the stores has no file in any folder, but may appear in the menu. */
export const storesPageAddress = "butiker/vara-butiker";
