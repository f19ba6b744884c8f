import { pageAddress } from "@torg/pages/contract";
import type { FacetPage } from "../../settings/createShopFrame.ts";
import { catalogueTexts } from "../../texts/catalogueTexts.ts";
import { type Catalogue, categoryTrail } from "../data/Catalogue.ts";
import { facetOf } from "./facetOf.ts";

/** Links that a page has at most. */
const mostLinks = 24;

/** What a listing lists: the products of a brand, or of a category and below it. */
export type ListedPlace = { readonly brandId: number } | { readonly categoryId: number };

/** The address of a brand within a category, whose path has up to three parts. */
export const facetUrl = ({ brand, category }: Pick<FacetPage, "brand" | "category">): string =>
  `${pageAddress("brand", brand)}/${category}`;

/** Links to the brands within categories that the shop has chosen to be found, those of one brand or of one category. */
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
    .slice(0, mostLinks);
}
