import { brandPath, brandsPath, contentPath, homePath, mainCategoryPath, productPath } from "@torg/format/addresses";
/** Pages that are the same for everybody; a pattern fits whatever stands below it, too. */
const shown = [homePath, mainCategoryPath, productPath, brandsPath, brandPath, contentPath];
const shopPages = shown.map((path) => path.replaceAll(/:\w+/g, "*"));

/**
 * Lets the browser fetch the next document when a pointer rests on its link. Only pages that are the same for
 * everybody; nothing of the checkout, nothing that changes anything.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: shopPages }, eagerness: "moderate" }],
});
