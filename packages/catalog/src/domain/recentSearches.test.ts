import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  parseRecentSearches,
  recentLimits,
  recentSearchesToShow,
  addRecentSearch,
  serializeRecentSearches,
  type RecentSearch,
} from "./recentSearches.ts";

const day = 24 * 3_600_000;
const start = Date.parse("2026-11-24T12:00:00Z");

const wordsOf = (searches: readonly RecentSearch[]) => searches.map(({ words }) => words);
const afterAll = (searches: readonly RecentSearch[]) =>
  searches.reduce<readonly RecentSearch[]>((kept, one) => addRecentSearch(kept, one), []);

/** Searches of one person, in order of time. */
const walks = fc
  .array(
    fc.record({
      words: fc.constantFrom("tv", "TV", "tvätt", " ugn ", "Ugn", "spis", "kyl", "frys", "fläkt", "mikro", " "),
      wait: fc.integer({ min: 1, max: 6 * day }),
    }),
    { maxLength: 40 },
  )
  .map((steps) => {
    let searchedAt = start;
    return steps.map(({ words, wait }): RecentSearch => {
      searchedAt += wait;
      return { words, searchedAt };
    });
  });

describe("addRecentSearch", () => {
  it("puts the newest first, the same words once, whatever their case", () => {
    const searches = ["tv", "ugn", "TV "].map((words, index) => ({ words, searchedAt: start + index }));
    expect(wordsOf(afterAll(searches))).toEqual(["TV", "ugn"]);
  });

  it("keeps no blank words, no more than the maximum, and nothing too old", () => {
    fc.assert(
      fc.property(walks, (searches) => {
        const kept = afterAll(searches);
        const lower = wordsOf(kept).map((words) => words.toLocaleLowerCase("sv-SE"));
        expect(kept.length).toBeLessThanOrEqual(recentLimits.kept);
        expect(new Set(lower).size).toBe(lower.length);
        expect(lower).not.toContain("");
        expect(kept).toEqual(kept.toSorted((a, b) => b.searchedAt - a.searchedAt));
        const end = searches.at(-1)?.searchedAt ?? start;
        for (const { searchedAt } of kept) expect(end - searchedAt).toBeLessThan(recentLimits.days * day);
      }),
    );
  });
});

describe("recentSearchesToShow", () => {
  it("leaves out searches that are too old, or in the future after a clock was set back", () => {
    const kept = [
      { words: "senare", searchedAt: start + 1 },
      { words: "nyss", searchedAt: start - day },
      { words: "förr", searchedAt: start - recentLimits.days * day },
    ];
    expect(recentSearchesToShow(kept, start)).toEqual(["nyss"]);
  });
});

describe("parseRecentSearches", () => {
  it("reads what was written", () => {
    fc.assert(
      fc.property(walks, (searches) => {
        const kept = afterAll(searches);
        expect(parseRecentSearches(serializeRecentSearches(kept))).toEqual(kept);
      }),
    );
  });

  it("gives an empty list for foreign data, and never throws", () => {
    for (const text of [null, "", "{", "7", "{}", '["x"]', '[["",1]]', '[[1,"x"]]', '[["x"]]']) {
      expect(parseRecentSearches(text)).toEqual([]);
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseRecentSearches(text).length).toBeLessThanOrEqual(recentLimits.kept);
      }),
    );
  });
});
