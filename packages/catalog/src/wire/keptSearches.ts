import { readSearches, writeSearches, type RecentSearch } from "../domain/recentSearches.ts";
import { searchesKey } from "../domain/searchesKey.ts";

/** The recent searches stored in this browser; empty if storage is blocked. */
export function keptSearches(): readonly RecentSearch[] {
  try {
    return readSearches(localStorage.getItem(searchesKey));
  } catch {
    return [];
  }
}

/** Stores recent searches in this browser, unless storage is blocked or full. */
export function keepSearches(searches: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(searchesKey, writeSearches(searches));
  } catch {
    // Then this search is not remembered.
  }
}
