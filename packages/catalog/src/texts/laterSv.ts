import { comparisonTexts } from "./comparisonSv.ts";
import { homeTexts } from "./homeSv.ts";
import { productTexts } from "./productSv.ts";
import { searchTexts } from "./searchSv.ts";
import { variantTexts } from "./variantSv.ts";

/** The words of parts that are fetched later than a listing, by what they are about. */
export const laterCatalogTexts = {
  comparison: comparisonTexts,
  home: homeTexts,
  product: productTexts,
  search: searchTexts,
  variants: variantTexts,
};

/** What has to be given to those parts. */
export type LaterCatalogTexts = typeof laterCatalogTexts;
