import { comparisonTexts } from "./comparisonSv.ts";
import { homeTexts } from "./homeSv.ts";
import { productTexts } from "./productSv.ts";
import { searchTexts } from "./searchSv.ts";
import { variantTexts } from "./variantSv.ts";

/** Texts of parts that load later than a listing, by subject. */
export const laterCatalogTexts = {
  comparison: comparisonTexts,
  home: homeTexts,
  product: productTexts,
  search: searchTexts,
  variants: variantTexts,
};

/** The texts that those parts need. */
export type LaterCatalogTexts = typeof laterCatalogTexts;
