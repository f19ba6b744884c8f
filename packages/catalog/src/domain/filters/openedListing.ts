import type { FilterSelection, OwnIds } from "./filterSelection.ts";
import type { ColorChoice, ListingPlace } from "../listing/listingQuery.ts";
import type { GroupKind } from "../listing/specificationString.ts";
import { parseSpecifications } from "../listing/specificationString.ts";

/** The fields of a listing's filters that say where it stands and what is chosen. */
export interface FilterFields {
  readonly sorting: string;
  readonly view_type: "grid" | "list";
  readonly selected_brands: readonly number[];
  readonly selected_categories: readonly number[];
  readonly selected_primary_color_ids: readonly number[];
  readonly selected_specifications: string;
  readonly specifications: readonly GroupKind[];
  readonly primary_colors: readonly ColorChoice[];
  readonly cat1: number | null;
  readonly cat2: number | null;
  readonly cat3: number | null;
  readonly min_price: number;
  readonly max_price: number;
  readonly input_price_min: number | null;
  readonly input_price_max: number | null;
  readonly per_page: number;
  readonly text: string;
  readonly s: string;
  readonly show_all: boolean;
  readonly from_brands: boolean;
}

/** Where a listing stands, from its filters and its kind. */
export function listingPlace(filters: FilterFields, listingType: string): ListingPlace {
  return {
    blade: listingType,
    level1: filters.cat1,
    level2: filters.cat2,
    level3: filters.cat3,
    text: filters.text,
    s: filters.s,
    perPage: filters.per_page,
    showAll: filters.show_all,
    fromBrands: filters.from_brands,
    priceBounds: { min: filters.min_price, max: filters.max_price },
    colorChoices: filters.primary_colors,
  };
}

/** What is chosen in a listing when it opens; a price at its bound or beyond excludes nothing and is no choice. */
export function listingSelection(filters: FilterFields): FilterSelection {
  const { input_price_min: lowest, input_price_max: highest } = filters;
  return {
    brands: filters.selected_brands.map(String),
    categories: filters.selected_categories.map(String),
    colors: filters.selected_primary_color_ids.map(String),
    specifications: parseSpecifications(filters.selected_specifications, filters.specifications),
    priceMin: lowest !== null && lowest > filters.min_price ? lowest : null,
    priceMax: highest !== null && highest < filters.max_price ? highest : null,
    sorting: filters.sorting,
    viewType: filters.view_type,
  };
}

/** What belongs to the page itself and stays chosen there: the brand of a brand's own page. */
export function ownIds(filters: FilterFields): OwnIds {
  return filters.from_brands ? { brands: filters.selected_brands.map(String) } : {};
}

/** Whether the filters are fetched when a listing opens: not on a category page of the first level. */
export function refreshesOnLoad(place: ListingPlace): boolean {
  return place.blade !== "category" || place.level2 !== null || place.level3 !== null;
}
