import type { BrandEntry, Catalogue, CategoryNode } from "../data/Catalogue.ts";
import type { FacetPage } from "../../settings/frameSchemas.ts";

/** The brand and category of a configured facet page; null where one is missing or hidden. */
export function facetOf(
  catalogue: Catalogue,
  facet: Pick<FacetPage, "brand" | "category">,
): { readonly brand: BrandEntry; readonly category: CategoryNode } | null {
  const category = catalogue.categoryByPath.get(facet.category);
  const brand = [...catalogue.brands.values()].find(({ hidden, link }) => !hidden && link === facet.brand);
  return brand === undefined || category === undefined || !category.active ? null : { brand, category };
}
