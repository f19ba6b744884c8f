import { brandPath, brandsPath, contentPath, homePath, mainCategoryPath, productPath } from "@torg/format/addresses";
/** Pages that are the same for everybody; a pattern also matches everything below it. */
const shown = [homePath, mainCategoryPath, productPath, brandsPath, brandPath, contentPath];
const shopPages = shown.map((path) => path.replaceAll(/:\w+/g, "*"));

/**
 * Lets the browser prefetch the next document when the pointer rests on its link. Only pages that are the same for
 * everybody: nothing of the checkout, nothing with side effects.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: shopPages }, eagerness: "moderate" }],
});
