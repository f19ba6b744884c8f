import { type ByKind, eachKind } from "@torg/catalog/domain/filters";
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

/** Most products in one response, whatever is requested. */
const largestPage = 96;
const largestAll = 1000;

/** The scope of a listing before any filter. */
export type ListingScope = Pick<FacetSelection<FacetDimension>, "categoryId" | "ids" | "variantIds" | "dimensions">;

/** The category of a listing, if any. */
export function lowestLevel({ level1, level2, level3 }: ListingRequest): number | null {
  return level3 ?? level2 ?? level1;
}

/** The scope of a listing before any filter: its category, its brand page or its search results. */
export function listingScope(request: ListingRequest, found: FoundProducts | null): ListingScope {
  return {
    categoryId: lowestLevel(request),
    ids: found?.ids,
    variantIds: found?.variantIds,
    ...(request.fromBrands ? { dimensions: { brands: toIds(request.brands) } } : {}),
  };
}

/** Whether a request filters its listing; the brand of a brand page is not a filter. */
export function isNarrowed(request: ListingRequest): boolean {
  const { specifications, priceMin, priceMax, colorValues, fromBrands } = request;
  const chosen = { ...eachKind((kind) => request[kind]), brands: fromBrands ? [] : request.brands };
  const isChosen = [specifications, colorValues, ...Object.values(chosen)].some((some) => some.length > 0);
  return isChosen || priceMin !== null || priceMax !== null;
}

/** The complete query of a listing for the facet index. */
export function facetSelection(
  request: ListingRequest,
  catalogue: Catalogue,
  found: FoundProducts | null,
): FacetSelection<FacetDimension> {
  const { categories, ...dimensions } = chosenIds(request, catalogue);
  return {
    ...listingScope(request, found),
    dimensions,
    categoryIds: categories,
    groups: request.specifications.map((choice) =>
      isInterval(choice)
        ? { groupId: toId(choice.groupId), min: choice.min, max: choice.max }
        : { groupId: toId(choice.groupId), valueIds: toIds(choice.values) },
    ),
    price: chosenPrice(request, catalogue, found),
    sort: sorts.get(request.sorting) ?? (found === null ? "popular" : "relevance"),
    page: request.page,
  };
}

/** The page size: as requested, up to the maximum. */
export function perPage(request: ListingRequest, usual: number): number {
  if (request.showAll) return largestAll;
  return Math.min(request.perPage ?? usual, largestPage);
}

/** The chosen ids of each kind. */
export function chosenIds(request: ListingRequest, catalogue: Catalogue): ByKind<readonly number[]> {
  return { ...eachKind((kind) => toIds(request[kind])), colors: chosenColors(request, catalogue) };
}

/** The chosen primary colours, or those of the chosen colour values if only these are given. */
function chosenColors(request: ListingRequest, catalogue: Catalogue): readonly number[] {
  const chosen = toIds(request.colors);
  if (chosen.length > 0 || request.colorValues.length === 0) return chosen;
  const values = new Set(toIds(request.colorValues));
  const colors = catalogue.colors.filter((color) => color.valueIds.some((id) => values.has(id))).map(({ id }) => id);
  return colors.length > 0 ? colors : [unknownId];
}

/** An id that matches no product. */
const unknownId = -1;

function toId(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : unknownId;
}

function toIds(texts: readonly string[]): readonly number[] {
  return texts.map(toId);
}

/**
 * The chosen prices in öre; null if they cover a brand page's whole range. The index knows the bounds of categories and
 * search results, but treats a page's brand as a filter.
 */
function chosenPrice(request: ListingRequest, catalogue: Catalogue, found: FoundProducts | null) {
  const { priceMin, priceMax } = request;
  if (priceMin === null && priceMax === null) return null;
  const [min, max] = [priceMin === null ? null : priceMin * 100, priceMax === null ? null : priceMax * 100];
  const bounds = request.fromBrands ? catalogue.index.priceRange(listingScope(request, found)) : null;
  const isWhole = bounds !== null && (min ?? bounds.min) <= bounds.min && (max ?? bounds.max) >= bounds.max;
  return isWhole ? null : { min, max };
}
