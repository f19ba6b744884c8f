import type { PageFile } from "./pages/readPageFile.ts";
import type { FindPlace } from "./readJsonFile.ts";
import type { ToldText } from "./told/ToldText.ts";
import type { ServicePointFile } from "./points/readServicePoints.ts";
import type { ShopFile } from "./schema/shopFileSchema.ts";
import type { OwnWords } from "./words/readTextsFile.ts";

/** What the files of a shop's folder say; read whole and without fault. */
export interface ShopFolder {
  readonly shop: ShopFile;
  /** Where something stands in shop.json; left out where it came from no file. */
  readonly placeOf?: FindPlace | undefined;
  /** The pages of the folder `pages`; null where there is no such folder. */
  readonly pages: readonly PageFile[] | null;
  /** What `theme.css` says; null where there is no such file. */
  readonly sheet: string | null;
  /** The service points of `service-points.csv`; null where there is no such file. */
  readonly points: readonly ServicePointFile[] | null;
  /** What `texts.json` says in the place of the usual words, by feature. */
  readonly words: OwnWords;
  /** What the pages and `texts.json` say to shoppers, with where it stands; left out where it came from no file. */
  readonly told?: readonly ToldText[] | undefined;
}

/** The page of the stores has a file in no folder, and may stand in the menu. */
export const storesPageAddress = "butiker/vara-butiker";
