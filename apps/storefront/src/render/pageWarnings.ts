import { missingDisclosures } from "@torg/catalog/domain/product";
import { laterCatalogTexts } from "@torg/catalog/texts";
import type { PageData } from "@torg/pages/contract";

/** Legally required information that is missing on a page, in words for the developers of the shop. */
export function pageWarnings(page: PageData): readonly string[] {
  if (page.page !== "product") return [];
  const { disclosure, gtin, articleNumber } = page.product;
  return missingDisclosures(disclosure, [gtin, articleNumber]).map(laterCatalogTexts.product.disclosure.missing);
}
