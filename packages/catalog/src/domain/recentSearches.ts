/** How many searches are stored, and for how many days each is kept. */
export const recentLimits = { kept: 6, days: 30 } as const;

/** A past search. */
export interface RecentSearch {
  readonly words: string;
  /** Milliseconds since 1970. */
  readonly searchedAt: number;
}

const day = 24 * 3_600_000;

const isFresh =
  (now: number) =>
  ({ searchedAt }: RecentSearch): boolean =>
    searchedAt <= now && now < searchedAt + recentLimits.days * day;

const sameWords = (first: string, second: string): boolean =>
  first.toLocaleLowerCase("sv-SE") === second.toLocaleLowerCase("sv-SE");

/** The stored searches after a new one: newest first, each once, blank and expired ones dropped. */
export function addRecentSearch(searches: readonly RecentSearch[], search: RecentSearch): readonly RecentSearch[] {
  const words = search.words.trim();
  const olderSearches = searches.filter((older) => !sameWords(older.words, words)).filter(isFresh(search.searchedAt));
  const newest = words === "" ? olderSearches : [{ words, searchedAt: search.searchedAt }, ...olderSearches];
  return newest.slice(0, recentLimits.kept);
}

/** The searches to show at a moment, newest first. */
export function recentSearchesToShow(searches: readonly RecentSearch[], now: number): readonly string[] {
  return searches.filter(isFresh(now)).map(({ words }) => words);
}

function readEntry(entry: unknown): readonly RecentSearch[] {
  if (!Array.isArray(entry)) return [];
  const [words, searchedAt]: readonly unknown[] = entry;
  return typeof words === "string" && words.trim() !== "" && Number.isSafeInteger(searchedAt)
    ? [{ words: words.trim(), searchedAt: Number(searchedAt) }]
    : [];
}

/** Parses the stored searches; unreadable text gives an empty list, and words stored twice count once. */
export function parseRecentSearches(text: string | null): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    const searches = Array.isArray(stored)
      ? stored.flatMap(readEntry).toSorted((a, b) => b.searchedAt - a.searchedAt)
      : [];
    return searches
      .filter(({ words }, index) => searches.findIndex((search) => sameWords(search.words, words)) === index)
      .slice(0, recentLimits.kept);
  } catch {
    return [];
  }
}

/** Serialises searches for `parseRecentSearches`. */
export function serializeRecentSearches(searches: readonly RecentSearch[]): string {
  return JSON.stringify(searches.map(({ words, searchedAt }) => [words, searchedAt]));
}
