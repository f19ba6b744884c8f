import { productsByIdCall, suggestionOf, type Suggestion } from "@torg/catalog/contract";
import { recentSearchesToShow, addRecentSearch } from "@torg/catalog/domain";
import { viewedProductsToShow } from "@torg/catalog/domain/product";
import { storeRecentSearches, storedRecentSearches, storedViewedProducts } from "@torg/catalog/wire";
import { menuDepartments } from "@torg/navigation/wire";
import { shopClient } from "../awake/shopClient.ts";
import { mayRemember } from "../consent/consentAsked.ts";

/** Suggestions of an empty search field. */
export interface StartOfSearch {
  readonly searches: readonly string[];
  readonly products: readonly Suggestion[];
  readonly departments: readonly { readonly name: string; readonly url: string }[];
}

/** Access to earlier searches and viewed products. */
export interface SearchMemory {
  /** Calls `onStart` at once with what is known, and again when the products have loaded. */
  readonly read: (onStart: (start: StartOfSearch) => void) => void;
  /** Stores a search, if the browser may remember it. */
  readonly keep: (words: string) => void;
  /** Deletes all searches. */
  readonly forget: () => void;
}

/** Most products suggested: as many as fit above an on-screen keyboard and a little below it. */
const shownProducts = 4;

async function readProducts(): Promise<readonly Suggestion[]> {
  const ids = viewedProductsToShow(storedViewedProducts(), Date.now(), null).slice(0, shownProducts);
  if (ids.length === 0) return [];
  const { products } = await shopClient().send(productsByIdCall, { ids: [...ids] });
  return products.map(suggestionOf);
}

/**
 * The searches and products stored in this browser, if the visitor has consented, and the departments of the page's
 * menu.
 */
export const searchMemory: SearchMemory = {
  read(onStart) {
    const searches = mayRemember() ? recentSearchesToShow(storedRecentSearches(), Date.now()) : [];
    const start = { searches, products: [], departments: menuDepartments() };
    onStart(start);
    if (!mayRemember()) return;
    // If the products cannot be loaded, the rest is shown all the same.
    void readProducts().then((products) => products.length > 0 && onStart({ ...start, products }), console.error);
  },
  keep(words) {
    if (mayRemember()) storeRecentSearches(addRecentSearch(storedRecentSearches(), { words, searchedAt: Date.now() }));
  },
  forget() {
    storeRecentSearches([]);
  },
};
