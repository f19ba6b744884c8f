import { isInterval, type ListingRequest } from "@torg/catalog/domain/listing";
import type { FacetSelection, FacetSort } from "@torg/facets";
import type { Catalogue } from "../data/Catalogue.ts";
import type { FacetDimension } from "../data/facetDimensions.ts";
import type { FoundProducts } from "../search/FoundProducts.ts";

const sorts: ReadonlyMap<string, FacetSort> = new Map([
  ["popular", "popular"],
  ["price_asc", "price_asc"],
  ["price_desc", "price_desc"],
  ["name_asc", "name"],
  ["rating_desc", "rating_desc"],
  ["relevance", "relevance"],
]);

/** Most products that one answer holds, whatever is asked. */
const largestPage = 96;
const largestAll = 1000;

/** What says which listing it is, before any filter. */
export type ListingScope = Pick<FacetSelection<FacetDimension>, "categoryId" | "ids" | "variantIds" | "dimensions">;

/** What a listing is before any filter: its category, its brand page or what a search found. */
export function listingScope(request: ListingRequest, found: FoundProducts | null): ListingScope {
  const [cat1, cat2, cat3] = request.categories;
  return {
    categoryId: cat3 ?? cat2 ?? cat1,
    ids: found?.ids,
    variantIds: found?.variantIds,
    ...(request.fromBrands ? { dimensions: { brands: toIds(request.selection.brands) } } : {}),
  };
}

/** Everything that a listing asks of the facet index. */
export function facetSelection(
  request: ListingRequest,
  catalogue: Catalogue,
  found: FoundProducts | null,
): FacetSelection<FacetDimension> {
  const { selection } = request;
  return {
    ...listingScope(request, found),
    dimensions: { brands: toIds(selection.brands), colors: chosenColors(request, catalogue) },
    categoryIds: toIds(selection.categories),
    groups: selection.specifications.map((choice) =>
      isInterval(choice)
        ? { groupId: toId(choice.groupId), min: choice.min, max: choice.max }
        : { groupId: toId(choice.groupId), valueIds: toIds(choice.values) },
    ),
    price: chosenPrice(request, catalogue, found),
    sort: sorts.get(selection.sorting) ?? (found === null ? "popular" : "relevance"),
    page: request.page,
  };
}

/** Products on a page: what was asked, within reason. */
export function perPage(request: ListingRequest, usual: number): number {
  if (request.showAll) return largestAll;
  return Math.min(request.perPage ?? usual, largestPage);
}

/** The chosen primary colours, or those behind the chosen colour values when only these are named. */
export function chosenColors(request: ListingRequest, catalogue: Catalogue): readonly number[] {
  const chosen = toIds(request.selection.colors);
  if (chosen.length > 0 || request.colorValueIds.length === 0) return chosen;
  const values = new Set(toIds(request.colorValueIds));
  const colors = catalogue.colors.filter((color) => color.valueIds.some((id) => values.has(id))).map(({ id }) => id);
  return colors.length > 0 ? colors : [unknownId];
}

/** An id that nothing has: what it is asked of matches no product. */
const unknownId = -1;

function toId(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : unknownId;
}

function toIds(texts: readonly string[]): readonly number[] {
  return texts.map(toId);
}

/**
 * The chosen prices in ore. The whole range of a brand's page is no choice: the index knows the bounds of a category or
 * of what was found, but takes the brand of a page for a filter.
 */
function chosenPrice(request: ListingRequest, catalogue: Catalogue, found: FoundProducts | null) {
  const { priceMin, priceMax } = request.selection;
  if (priceMin === null && priceMax === null) return null;
  const [min, max] = [priceMin === null ? null : priceMin * 100, priceMax === null ? null : priceMax * 100];
  const bounds = request.fromBrands ? catalogue.index.priceRange(listingScope(request, found)) : null;
  const isWhole = bounds !== null && (min ?? bounds.min) <= bounds.min && (max ?? bounds.max) >= bounds.max;
  return isWhole ? null : { min, max };
}
