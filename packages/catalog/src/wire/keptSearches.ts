import { readSearches, writeSearches, type RecentSearch } from "../domain/recentSearches.ts";
import { searchesKey } from "../domain/searchesKey.ts";

/** What this browser has kept of what somebody has searched for; none where storage is blocked. */
export function keptSearches(): readonly RecentSearch[] {
  try {
    return readSearches(localStorage.getItem(searchesKey));
  } catch {
    return [];
  }
}

/** Keeps it in this browser, where storage is not blocked or full. */
export function keepSearches(searches: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(searchesKey, writeSearches(searches));
  } catch {
    // Then the next search begins without them.
  }
}
