import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import { addressWords } from "../catalogue/search/addressWords.ts";
import { suggestedPlaces } from "../catalogue/search/autocomplete.ts";
import { pageTexts } from "../texts/pageTexts.ts";
import type { PageBody } from "./pageBody.ts";

/** Most suggestions on the page. */
const maxSuggestions = 6;

/** The "not found" page, with the categories, brands and pages that the address may have meant; needs no database. */
export function notFoundPage(context: CatalogueContext, url: URL | null): PageBody {
  const words = addressWords(url?.pathname ?? "");
  const whole = words.length === 0 ? [] : suggestedPlaces(context, words.join(" "));
  // One word of several is too little to search the text of pages by.
  const parts = words.flatMap((word) => suggestedPlaces(context, word).filter(({ type }) => type !== "page"));
  const places = whole.length > 0 ? whole : parts;
  const names = new Map(places.map(({ url: address, value }) => [address, value]));
  return {
    heading: pageTexts.notFound,
    body: {
      page: "not_found",
      query: words.join(" "),
      found: Array.from(names, ([address, name]) => ({ name, url: address })).slice(0, maxSuggestions),
    },
  };
}
