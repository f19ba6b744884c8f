import { eachKind, filterKinds, type KindFields } from "./filterKinds.ts";
import type { FilterSelection, LockedFilters, ViewType } from "./filterSelection.ts";
import type { ListingPlace } from "../listing/listingQuery.ts";
import type { GroupKind } from "../listing/specificationString.ts";
import { parseSpecifications } from "../listing/specificationString.ts";

/** The fields of a listing's filters that define its place and the current choices; prices are whole kronor. */
export type FilterFields = KindFields &
  Omit<ListingPlace, "blade" | "priceBounds" | "colorChoices"> & {
    readonly sorting: string;
    readonly viewType: ViewType;
    readonly chosenSpecifications: string;
    readonly specifications: readonly GroupKind[];
    readonly minPrice: number;
    readonly maxPrice: number;
    readonly chosenMinPrice: number | null;
    readonly chosenMaxPrice: number | null;
  };

/** The place of a listing, from its filters and its kind. */
export function listingPlace(filters: FilterFields, listingType: string): ListingPlace {
  const { level1, level2, level3, text, s, perPage, showAll, fromBrands } = filters;
  return {
    blade: listingType,
    level1,
    level2,
    level3,
    text,
    s,
    perPage,
    showAll,
    fromBrands,
    priceBounds: { min: filters.minPrice, max: filters.maxPrice },
    colorChoices: filters.colors,
  };
}

/** The selection of a listing when it opens. A price at or beyond its bound excludes nothing and does not count. */
export function listingSelection(filters: FilterFields): FilterSelection {
  const { chosenMinPrice: lowest, chosenMaxPrice: highest } = filters;
  return {
    ...eachKind((kind) => filters[filterKinds[kind].chosen].map(String)),
    specifications: parseSpecifications(filters.chosenSpecifications, filters.specifications),
    priceMin: lowest !== null && lowest > filters.minPrice ? lowest : null,
    priceMax: highest !== null && highest < filters.maxPrice ? highest : null,
    sorting: filters.sorting,
    viewType: filters.viewType,
  };
}

/** What belongs to the page itself and stays chosen: the brand of a brand page. */
export function lockedFilters(filters: FilterFields): LockedFilters {
  return filters.fromBrands ? { brands: filters.chosenBrands.map(String) } : {};
}

/** Whether the filters are fetched when a listing opens; not on a first-level category page. */
export function refreshesOnLoad(place: ListingPlace): boolean {
  return place.blade !== "category" || place.level2 !== null || place.level3 !== null;
}
