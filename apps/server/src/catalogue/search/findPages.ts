import type { SearchedPage, ShopFrame } from "../../settings/createShopFrame.ts";
import { openPages } from "../../settings/openPages.ts";
import { servicePages } from "../../texts/servicePages.ts";
import { findStores } from "./findStores.ts";
import { nameMatch, nameWords, stem } from "./nameMatch.ts";
import { searchWords } from "./searchWords.ts";

/** Pages that are only found for what they say. */
const mostByText = 3;

/** The words of the pages' texts, which every search looks through. */
const saidBy = new WeakMap<SearchedPage, readonly string[]>();

function wordsOf(page: SearchedPage): readonly string[] {
  const words = saidBy.get(page) ?? nameWords(page.text);
  saidBy.set(page, words);
  return words;
}

/** How often all words stand in a page's text, in any form; 0 when one of them is missing. */
function mentions(page: SearchedPage, words: readonly string[]): number {
  const said = wordsOf(page);
  const stems = words.map(stem);
  return Math.min(...stems.map((begin) => said.filter((each) => each.startsWith(begin)).length));
}

/** Where words are looked for in a page: in its title alone, or in all that it says. */
export type PagePlaces = "title" | "text";

/**
 * The pages that words mean: those whose title fits, the best first, then, where texts are looked through, the few that
 * speak of them most. A title with a wrong letter only counts where nothing else does.
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
    .slice(0, mostByText);
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
 * The content pages, the shop's own ones and the stores that a query means. Where products have its words, a page that
 * only mentions them deep in its text is not what is meant: titles alone are looked at then.
 */
export function searchedPages(
  frame: Pick<ShopFrame, "contentPages" | "stores">,
  query: string,
  places: PagePlaces = "text",
): readonly { readonly title: string; readonly url: string }[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const stores = findStores(frame.stores, words).flatMap(({ name, city, pageUrl }) =>
    pageUrl === null ? [] : [{ title: name.includes(city) ? name : `${name}, ${city}`, url: pageUrl }],
  );
  return [...findPages(openPages(frame, [...servicePages(), ...frame.contentPages]), words, places), ...stores];
}
