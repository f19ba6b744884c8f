import { missingDisclosures } from "@torg/catalog/domain/product";
import { laterCatalogTexts } from "@torg/catalog/texts";
import type { PageData } from "@torg/pages/contract";

/** What the law asks of a page and nobody has given, in words for those who build the shop. */
export function pageWarnings(page: PageData): readonly string[] {
  if (page.page !== "product") return [];
  const { disclosure, gtin, articleNumber } = page.product;
  return missingDisclosures(disclosure, [gtin, articleNumber]).map(laterCatalogTexts.product.disclosure.missing);
}
