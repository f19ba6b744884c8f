import type { BrandEntry, Catalogue, CategoryNode } from "../data/Catalogue.ts";
import type { FacetPage } from "../../settings/createShopFrame.ts";

/** The brand and the category of a page that the shop has chosen; null where one is not there or shown nowhere. */
export function facetOf(
  catalogue: Catalogue,
  facet: Pick<FacetPage, "brand" | "category">,
): { readonly brand: BrandEntry; readonly category: CategoryNode } | null {
  const category = catalogue.categoryByPath.get(facet.category);
  const brand = [...catalogue.brands.values()].find(({ hidden, link }) => !hidden && link === facet.brand);
  return brand === undefined || category === undefined || !category.active ? null : { brand, category };
}
