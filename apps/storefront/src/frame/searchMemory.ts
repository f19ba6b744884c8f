import { productsByIdCall, suggestionOf, type Suggestion } from "@torg/catalog/contract";
import { shownSearches, withSearch } from "@torg/catalog/domain";
import { shownSeen } from "@torg/catalog/domain/product";
import { keepSearches, keptSearches, keptSeen } from "@torg/catalog/wire";
import { menuDepartments } from "@torg/navigation/wire";
import { shopClient } from "../awake/shopClient.ts";
import { mayRemember } from "../consent/consentAsked.ts";

/** What a search offers before anything is typed. */
export interface StartOfSearch {
  readonly searches: readonly string[];
  readonly products: readonly Suggestion[];
  readonly departments: readonly { readonly name: string; readonly url: string }[];
}

/** What the search knows of earlier searches and visits. */
export interface SearchMemory {
  /** Tells what there is at once, and again when the products have come. */
  readonly read: (tell: (start: StartOfSearch) => void) => void;
  /** Keeps words that are searched for, where the browser may remember them. */
  readonly keep: (words: string) => void;
  /** Forgets all words. */
  readonly forget: () => void;
}

/** Products that are offered: no more than stand above the keyboard and a little below it. */
const shownProducts = 4;

async function readProducts(): Promise<readonly Suggestion[]> {
  const ids = shownSeen(keptSeen(), Date.now(), null).slice(0, shownProducts);
  if (ids.length === 0) return [];
  const { products } = await shopClient().send(productsByIdCall, { ids: [...ids] });
  return products.map(suggestionOf);
}

/** What this browser remembers of searches and products, for whoever has said yes to that, and the departments of the page's menu. */
export const searchMemory: SearchMemory = {
  read(tell) {
    const searches = mayRemember() ? shownSearches(keptSearches(), Date.now()) : [];
    const start = { searches, products: [], departments: menuDepartments() };
    tell(start);
    if (!mayRemember()) return;
    // Without them the rest is there all the same.
    void readProducts().then((products) => products.length > 0 && tell({ ...start, products }), console.error);
  },
  keep(words) {
    if (mayRemember()) keepSearches(withSearch(keptSearches(), { words, searchedAt: Date.now() }));
  },
  forget() {
    keepSearches([]);
  },
};
