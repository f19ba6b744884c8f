import { pageAddress } from "@torg/pages/contract";
import type { FacetPage } from "../../settings/frameSchemas.ts";
import { catalogueTexts } from "../../texts/catalogue/catalogueTexts.ts";
import { type Catalogue, categoryTrail } from "../data/Catalogue.ts";
import { facetOf } from "./facetOf.ts";

/** Most links on a page. */
const maxLinks = 24;

/** The scope of a listing: a brand, or a category with its subcategories. */
export type ListedPlace = { readonly brandId: number } | { readonly categoryId: number };

/** The address of a brand within a category, whose path has one to three parts. */
export const facetUrl = ({ brand, category }: Pick<FacetPage, "brand" | "category">): string =>
  `${pageAddress("brand", brand)}/${category}`;

/** Links to the configured brand pages within categories, for one brand or one category. */
export function facetLinks(
  catalogue: Catalogue,
  facets: readonly FacetPage[],
  place: ListedPlace,
): { name: string; url: string }[] {
  return facets
    .flatMap((facet) => {
      const found = facetOf(catalogue, facet);
      if (found === null) return [];
      const { brand, category } = found;
      const isHere =
        "brandId" in place
          ? brand.id === place.brandId
          : categoryTrail(catalogue, category.id).some(({ id }) => id === place.categoryId);
      const name = facet.heading || catalogueTexts.brandInCategory(brand.name, category.name);
      return isHere ? [{ name, url: facetUrl(facet) }] : [];
    })
    .slice(0, maxLinks);
}
