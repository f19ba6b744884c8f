import { eachKind, filterKinds, type KindFields } from "./filterKinds.ts";
import type { FilterSelection, OwnIds, ViewType } from "./filterSelection.ts";
import type { ListingPlace } from "../listing/listingQuery.ts";
import type { GroupKind } from "../listing/specificationString.ts";
import { parseSpecifications } from "../listing/specificationString.ts";

/** The fields of a listing's filters that say where it stands and what is chosen; prices are whole kronor. */
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

/** Where a listing stands, from its filters and its kind. */
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

/** What is chosen in a listing when it opens; a price at its bound or beyond excludes nothing and is no choice. */
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

/** What belongs to the page itself and stays chosen there: the brand of a brand's own page. */
export function ownIds(filters: FilterFields): OwnIds {
  return filters.fromBrands ? { brands: filters.chosenBrands.map(String) } : {};
}

/** Whether the filters are fetched when a listing opens: not on a category page of the first level. */
export function refreshesOnLoad(place: ListingPlace): boolean {
  return place.blade !== "category" || place.level2 !== null || place.level3 !== null;
}
