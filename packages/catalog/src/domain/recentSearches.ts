/** Searches that are kept at most, and the days for which one is kept. */
export const recentLimits = { kept: 6, days: 30 } as const;

/** Something that somebody has searched for. */
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

const sameWords = (one: string, other: string): boolean =>
  one.toLocaleLowerCase("sv-SE") === other.toLocaleLowerCase("sv-SE");

/** What is kept once words are searched for: the newest first, the same words once, none that are blank or too old. */
export function withSearch(searches: readonly RecentSearch[], search: RecentSearch): readonly RecentSearch[] {
  const words = search.words.trim();
  const others = searches.filter((one) => !sameWords(one.words, words)).filter(isFresh(search.searchedAt));
  const newest = words === "" ? others : [{ words, searchedAt: search.searchedAt }, ...others];
  return newest.slice(0, recentLimits.kept);
}

/** The words that are shown of it at a moment, the newest first. */
export function shownSearches(searches: readonly RecentSearch[], now: number): readonly string[] {
  return searches.filter(isFresh(now)).map(({ words }) => words);
}

function readEntry(entry: unknown): readonly RecentSearch[] {
  if (!Array.isArray(entry)) return [];
  const [words, searchedAt]: readonly unknown[] = entry;
  return typeof words === "string" && words.trim() !== "" && Number.isSafeInteger(searchedAt)
    ? [{ words: words.trim(), searchedAt: Number(searchedAt) }]
    : [];
}

/** Reads what a browser has kept; what cannot be read is none, and words that stand there twice count once. */
export function readSearches(text: string | null): readonly RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    const searches = Array.isArray(kept) ? kept.flatMap(readEntry).toSorted((a, b) => b.searchedAt - a.searchedAt) : [];
    return searches
      .filter(({ words }, index) => searches.findIndex((one) => sameWords(one.words, words)) === index)
      .slice(0, recentLimits.kept);
  } catch {
    return [];
  }
}

/** Writes it so that it can be read again. */
export function writeSearches(searches: readonly RecentSearch[]): string {
  return JSON.stringify(searches.map(({ words, searchedAt }) => [words, searchedAt]));
}
