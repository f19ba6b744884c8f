import type { Catalogue } from "../data/Catalogue.ts";
import type { ListingScope } from "./facetSelection.ts";

/** Calculates something for an unfiltered listing. */
type Reckon<T> = (catalogue: Catalogue, scope: ListingScope) => T;

/**
 * Caches a calculation per catalogue, for its categories and the whole. Search results and other scopes are calculated
 * each time.
 */
export function keptByListing<T>(reckon: Reckon<T>): Reckon<T> {
  const byCatalogue = new WeakMap<Catalogue, Map<number | null, T>>();
  return (catalogue, scope) => {
    const { ids, dimensions, categoryId = null } = scope;
    if (ids || dimensions || (categoryId !== null && !catalogue.categories.has(categoryId)))
      return reckon(catalogue, scope);
    const kept = byCatalogue.get(catalogue) ?? new Map<number | null, T>();
    byCatalogue.set(catalogue, kept);
    const known = kept.get(categoryId) ?? reckon(catalogue, scope);
    kept.set(categoryId, known);
    return known;
  };
}
