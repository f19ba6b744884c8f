import type { FilterBrand, FilterCategory, Filters, PrimaryColor, Subcategory } from "@torg/catalog/contract";
import { eachKind } from "@torg/catalog/domain/filters";
import { writeSpecifications } from "@torg/catalog/domain/listing";
import { catalogueTexts } from "../../texts/catalogueTexts.ts";
import { type Catalogue, type CategoryNode, categoryUrl } from "../data/Catalogue.ts";
import type { Listing } from "./createListings.ts";
import { chosenIds, listingScope, lowestLevel } from "./facetSelection.ts";

/** The filters object of a listing page: what can be chosen, and what its address has chosen. */
export function listingFilters(listing: Listing): Filters {
  const { catalogue, request, found } = listing;
  const chosen = { ...eachKind((kind) => numbers(request[kind])), colors: [...chosenIds(request, catalogue).colors] };
  const scope = catalogue.index.query({ ...listingScope(request, found), perPage: 1 });
  const prices = catalogue.index.priceRange(listingScope(request, found));
  const current = catalogue.categories.get(lowestLevel(request) ?? -1) ?? null;
  return {
    products: [...listing.products],
    initial_products: [],
    total_amount_of_products: listing.result.total,
    per_page: listing.perPage,
    page: request.page,
    pagination_links: listing.paginationLinks,
    sort_options: [...(found === null ? [] : [catalogueTexts.bestMatch]), ...catalogueTexts.sortOptions],
    sorting: request.sorting || (found === null ? "popular" : "relevance"),
    view_type: request.viewType,
    brands: brandsOf(catalogue, scope.dimensions.brands),
    selected_brands: chosen.brands,
    filterable_categories: filterableCategories(catalogue, current, scope.categories),
    selected_categories: chosen.categories,
    subcategories: current === null ? [] : subcategories(catalogue, current),
    current_category:
      current === null ? null : { category_id: current.id, category_name: current.name, category_level: current.level },
    cat1: request.level1,
    cat2: request.level2,
    cat3: request.level3,
    primary_colors: colorsOf(catalogue, scope.dimensions.colors),
    selected_primary_color_ids: chosen.colors,
    specifications: [...listing.specifications],
    selected_specifications: writeSpecifications(request.specifications),
    // Where nothing has a price there is nothing between the bounds, and so no filter for it.
    min_price: prices === null ? 0 : Math.floor(prices.min / 100),
    max_price: prices === null ? 0 : Math.ceil(prices.max / 100),
    input_price_min: request.priceMin,
    input_price_max: request.priceMax,
    text: request.text,
    s: request.s,
    show_all: request.showAll,
    from_brands: request.fromBrands,
  };
}

const numbers = (texts: readonly string[]): number[] => texts.map(Number).filter(Number.isSafeInteger);

interface Count {
  readonly id: number;
  readonly count: number;
}

/** The brands of a listing in alphabetical order. */
function brandsOf(catalogue: Catalogue, counts: readonly Count[]): FilterBrand[] {
  const collator = new Intl.Collator("sv");
  return counts
    .flatMap(({ id, count }) => {
      const brand = catalogue.brands.get(id);
      return brand === undefined || brand.hidden || count === 0
        ? []
        : [{ brand_id: id, brand_name: brand.name, product_count: count }];
    })
    .toSorted((a, b) => collator.compare(a.brand_name, b.brand_name));
}

/** Below a category its children; in a search or a brand's page the categories that hold what was found. */
function filterableCategories(
  catalogue: Catalogue,
  current: CategoryNode | null,
  counts: readonly Count[],
): FilterCategory[] {
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  const nodes = current === null ? leaves(catalogue) : children(catalogue, current);
  return nodes
    .flatMap(({ id, name, active }) => {
      const count = byId.get(id) ?? 0;
      return active && count > 0 ? [{ category_id: id, category_name: name, product_count: count }] : [];
    })
    .toSorted((a, b) => (current === null ? b.product_count - a.product_count : 0));
}

function leaves(catalogue: Catalogue): readonly CategoryNode[] {
  return [...catalogue.categories.values()].filter((category) => category.childIds.length === 0);
}

function children(catalogue: Catalogue, category: CategoryNode): readonly CategoryNode[] {
  return category.childIds.flatMap((id) => catalogue.categories.get(id) ?? []);
}

function subcategories(catalogue: Catalogue, category: CategoryNode): Subcategory[] {
  return children(catalogue, category).map((child) => ({
    category_id: child.id,
    category_name: child.name,
    url: categoryUrl(child),
    category_active: child.active,
    products: child.productCount,
    category_visible_product_count: child.productCount,
  }));
}

function colorsOf(catalogue: Catalogue, counts: readonly Count[]): PrimaryColor[] {
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return catalogue.colors.flatMap(({ id, name, hex, valueIds }) => {
    const count = byId.get(id) ?? 0;
    return count === 0 ? [] : [{ id, name, hex, product_count: count, color_attribute_value_ids: [...valueIds] }];
  });
}
