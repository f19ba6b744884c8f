import { parseRecentSearches, serializeRecentSearches, type RecentSearch } from "../domain/recentSearches.ts";
import { searchesKey } from "../domain/searchesKey.ts";

/** The recent searches stored in this browser; empty if storage is blocked. */
export function storedRecentSearches(): readonly RecentSearch[] {
  try {
    return parseRecentSearches(localStorage.getItem(searchesKey));
  } catch {
    return [];
  }
}

/** Stores recent searches in this browser, unless storage is blocked or full. */
export function storeRecentSearches(searches: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(searchesKey, serializeRecentSearches(searches));
  } catch {
    // Then this search is not remembered.
  }
}
