import type { Catalogue } from "../data/Catalogue.ts";
import type { ListingScope } from "./facetSelection.ts";

/** Calculates something for an unfiltered listing. */
type Compute<T> = (catalogue: Catalogue, scope: ListingScope) => T;

/**
 * Caches a calculation per catalogue, for its categories and the whole. Search results and other scopes are calculated
 * each time.
 */
export function cachePerListing<T>(compute: Compute<T>): Compute<T> {
  const byCatalogue = new WeakMap<Catalogue, Map<number | null, T>>();
  return (catalogue, scope) => {
    const { ids, dimensions, categoryId = null } = scope;
    if (ids || dimensions || (categoryId !== null && !catalogue.categories.has(categoryId)))
      return compute(catalogue, scope);
    const cache = byCatalogue.get(catalogue) ?? new Map<number | null, T>();
    byCatalogue.set(catalogue, cache);
    const result = cache.get(categoryId) ?? compute(catalogue, scope);
    cache.set(categoryId, result);
    return result;
  };
}
