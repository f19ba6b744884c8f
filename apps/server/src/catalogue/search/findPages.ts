import type { SearchedPage, ShopFrame } from "../../settings/ShopFrame.ts";
import { openPages } from "../../settings/openPages.ts";
import { servicePages } from "../../texts/servicePages.ts";
import { matchStores } from "./matchStores.ts";
import { nameMatch, nameWords, stem } from "./nameMatch.ts";
import { searchWords } from "./searchWords.ts";

/** Most pages found only by their text. */
const maxByText = 3;

/** The words of the pages' texts, cached as every search needs them. */
const wordsByPage = new WeakMap<SearchedPage, readonly string[]>();

function wordsOf(page: SearchedPage): readonly string[] {
  const words = wordsByPage.get(page) ?? nameWords(page.text);
  wordsByPage.set(page, words);
  return words;
}

/** How often all words occur in a page's text, in any form; 0 when one is missing. */
function mentions(page: SearchedPage, words: readonly string[]): number {
  const pageWords = wordsOf(page);
  const stems = words.map(stem);
  return Math.min(...stems.map((begin) => pageWords.filter((each) => each.startsWith(begin)).length));
}

/** Where to search pages: in titles only, or in the whole text. */
export type PagePlaces = "title" | "text";

/**
 * The pages that match the words: first those with a matching title, best first, then, if texts are searched, the few
 * that mention the words most. A title with a misspelling only counts when nothing else matches.
 */
export function findPages(
  pages: readonly SearchedPage[],
  words: readonly string[],
  places: PagePlaces = "text",
): readonly SearchedPage[] {
  if (words.length === 0) return [];
  const judged = pages.map((page) => ({
    page,
    rank: nameMatch(page.title, words) ?? 4,
    count: places === "text" ? mentions(page, words) : 0,
  }));
  const byTitle = judged.filter(({ rank }) => rank < 3).toSorted((one, other) => one.rank - other.rank);
  const byText = judged
    .filter(({ rank, count }) => rank >= 3 && count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxByText);
  const found = [...byTitle, ...byText];
  const best = found.length > 0 || places === "title" ? found : judged.filter(({ rank }) => rank === 3);
  const urls = new Set<string>();
  return best.flatMap(({ page }) => {
    if (urls.has(page.url)) return [];
    urls.add(page.url);
    return [page];
  });
}

/**
 * The content pages, the shop's own pages and the stores that match a query. Use "title" when products have its words,
 * as a page that only mentions them is then not meant.
 */
export function searchedPages(
  frame: Pick<ShopFrame, "contentPages" | "stores">,
  query: string,
  places: PagePlaces = "text",
): readonly { readonly title: string; readonly url: string }[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const stores = matchStores(frame.stores, words).flatMap(({ name, city, pageUrl }) =>
    pageUrl === null ? [] : [{ title: name.includes(city) ? name : `${name}, ${city}`, url: pageUrl }],
  );
  return [...findPages(openPages(frame, [...servicePages(), ...frame.contentPages]), words, places), ...stores];
}
