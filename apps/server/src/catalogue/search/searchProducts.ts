import { type FoundProducts, foundProducts } from "./FoundProducts.ts";
import type { WordQuery, WordIndex } from "../words/openWordIndex.ts";
import { correctWords } from "./correctWords.ts";
import { literalQuery } from "./literalQuery.ts";
import { searchWords, splitNegation } from "./searchWords.ts";

/** Fewest letters for a search of similar words. */
const minPhraseLength = 4;

/**
 * Finds listed products, best first: by words of name, brand, category and specifications in any form, begun or as part
 * of a compound; else by the parts of the query's compounds; else by similar words. Words in quotation marks are taken
 * literally, without corrections and similar words.
 */
export function searchProducts(index: WordIndex, query: string): FoundProducts {
  const wordQuery = splitNegation(searchWords(query));
  if (wordQuery.wanted.length === 0) return foundProducts([]);
  const found = index.find(wordQuery);
  if (found.length > 0) return foundProducts(found);
  const parted = index.findParted(wordQuery);
  if (parted.length > 0 || literalQuery(query) !== null) return foundProducts(parted);
  return correctWords(index, wordQuery) ?? findAlike(index, wordQuery);
}

function findAlike(index: WordIndex, wordQuery: WordQuery): FoundProducts {
  const isTooShort = wordQuery.wanted.join(" ").length < minPhraseLength;
  return { ...foundProducts(isTooShort ? [] : index.findAlike(wordQuery)), isAlike: true };
}
