import type { FilterBrand, FilterCategory, Filters, PrimaryColor, Subcategory } from "@torg/catalog/contract";
import { eachKind } from "@torg/catalog/domain/filters";
import { writeSpecifications } from "@torg/catalog/domain/listing";
import { compareBrandNames } from "@torg/navigation/domain";
import { onlyRow, ratingFloors } from "../data/facetDimensions.ts";
import { catalogueTexts } from "../../texts/catalogue/catalogueTexts.ts";
import { type Catalogue, type CategoryNode, categoryUrl } from "../data/Catalogue.ts";
import { kindCounts, type Listing } from "./createListings.ts";
import { chosenIds, listingScope, lowestLevel } from "./facetSelection.ts";
import { listingPrices, type WholeListing } from "./wholeListing.ts";
import { disambiguateCategoryNames } from "./disambiguateCategoryNames.ts";

/** The filters of a listing page: the options, and those chosen in its address. */
export function listingFilters(listing: Listing): Filters {
  const { catalogue, request, found } = listing;
  const chosen = { ...eachKind((kind) => numbers(request[kind])), colors: [...chosenIds(request, catalogue).colors] };
  const scope = listing.whole;
  const prices = listingPrices(catalogue, listingScope(request, found));
  const current = catalogue.categories.get(lowestLevel(request) ?? -1) ?? null;
  return {
    products: [...listing.products],
    initialProducts: [],
    total: listing.result.total,
    perPage: listing.perPage,
    page: request.page,
    paginationLinks: listing.paginationLinks,
    sortOptions: [
      ...(found === null ? [] : [{ value: "relevance", label: catalogueTexts.bestMatch }]),
      ...Object.entries(catalogueTexts.sorting).map(([value, label]) => ({ value, label })),
    ],
    sorting: request.sorting || (found === null ? "popular" : "relevance"),
    viewType: request.viewType,
    brands: brandsOf(catalogue, scope.dimensions.brands),
    chosenBrands: chosen.brands,
    categories: filterableCategories(catalogue, current, scope.categories),
    chosenCategories: chosen.categories,
    subcategories: current === null ? [] : subcategories(catalogue, current),
    currentCategory: current === null ? null : { id: current.id, name: current.name, level: current.level },
    level1: request.level1,
    level2: request.level2,
    level3: request.level3,
    colors: colorsOf(catalogue, scope.dimensions.colors),
    chosenColors: chosen.colors,
    stock: generalRows({ scope, chosen }, "stock", [[onlyRow, catalogueTexts.status.in_stock]]),
    chosenStock: chosen.stock,
    offers: generalRows({ scope, chosen }, "offers", [[onlyRow, catalogueTexts.reduced]]),
    chosenOffers: chosen.offers,
    ratings: generalRows(
      { scope, chosen },
      "ratings",
      ratingFloors.map((floor) => [floor, catalogueTexts.ratedFrom(floor)]),
    ),
    chosenRatings: chosen.ratings,
    kindCounts: kindCounts(listing),
    specifications: [...listing.specifications],
    chosenSpecifications: writeSpecifications(request.specifications),
    minPrice: prices.min,
    maxPrice: prices.max,
    priceScale: prices.scale,
    chosenMinPrice: request.priceMin,
    chosenMaxPrice: request.priceMax,
    text: request.text,
    s: request.s,
    showAll: request.showAll,
    fromBrands: request.fromBrands,
  };
}

const numbers = (texts: readonly string[]): number[] => texts.map(Number).filter(Number.isSafeInteger);

interface Count {
  readonly id: number;
  readonly count: number;
}

/** The brands of a listing, sorted by name. */
function brandsOf(catalogue: Catalogue, counts: readonly Count[]): FilterBrand[] {
  return counts
    .flatMap(({ id, count }) => {
      const brand = catalogue.brands.get(id);
      return brand === undefined || brand.hidden || count === 0 ? [] : [{ id, name: brand.name, count }];
    })
    .toSorted((a, b) => compareBrandNames(a.name, b.name));
}

/** The children of a category; for a search or brand page, the categories of the results. */
function filterableCategories(
  catalogue: Catalogue,
  current: CategoryNode | null,
  counts: readonly Count[],
): FilterCategory[] {
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  const nodes = current === null ? leaves(catalogue) : children(catalogue, current);
  const offered = nodes.filter(({ id, active }) => active && (byId.get(id) ?? 0) > 0);
  const names = disambiguateCategoryNames(offered, catalogue.categories);
  return offered
    .map(({ id, name }) => ({ id, name: names.get(id) ?? name, count: byId.get(id) ?? 0 }))
    .toSorted((a, b) => (current === null ? b.count - a.count : 0));
}

function leaves(catalogue: Catalogue): readonly CategoryNode[] {
  return [...catalogue.categories.values()].filter((category) => category.childIds.length === 0);
}

function children(catalogue: Catalogue, category: CategoryNode): readonly CategoryNode[] {
  return category.childIds.flatMap((id) => catalogue.categories.get(id) ?? []);
}

function subcategories(catalogue: Catalogue, category: CategoryNode): Subcategory[] {
  return children(catalogue, category).map((child) => ({
    id: child.id,
    name: child.name,
    url: categoryUrl(child),
    isActive: child.active,
    total: child.productCount,
    visibleTotal: child.productCount,
  }));
}

/** The chosen ids of the kinds whose rows the shop names itself. */
type GeneralChoices = Readonly<Record<"stock" | "offers" | "ratings", readonly number[]>>;

/** The rows of a kind that the shop names itself; rows that match all products or none are useless and left out. */
function generalRows(
  { scope: { dimensions, total }, chosen }: { readonly scope: WholeListing; readonly chosen: GeneralChoices },
  kind: keyof GeneralChoices,
  rows: readonly (readonly [id: number, name: string])[],
): { readonly id: number; readonly name: string; readonly count: number }[] {
  const counts = new Map(dimensions[kind].map(({ id, count }) => [id, count]));
  return rows
    .map(([id, name]) => ({ id, name, count: counts.get(id) ?? 0 }))
    .filter(({ id, count }) => chosen[kind].includes(id) || (count > 0 && count < total));
}

function colorsOf(catalogue: Catalogue, counts: readonly Count[]): PrimaryColor[] {
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return catalogue.colors.flatMap(({ id, name, hex, valueIds }) => {
    const count = byId.get(id) ?? 0;
    return count === 0 ? [] : [{ id, name, swatch: hex, count, values: [...valueIds] }];
  });
}
