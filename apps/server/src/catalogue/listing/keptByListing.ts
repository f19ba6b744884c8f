import type { Catalogue } from "../data/Catalogue.ts";
import type { ListingScope } from "./facetSelection.ts";

/** What is reckoned of a listing of which nothing is chosen yet. */
type Reckon<T> = (catalogue: Catalogue, scope: ListingScope) => T;

/**
 * Reckons something of each listing that the shop has once for a catalogue: of its categories and of the whole. What a
 * search found, and what an address says besides, is reckoned each time.
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
