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
  const asked = splitNegation(searchWords(query));
  if (asked.wanted.length === 0) return foundProducts([]);
  const found = index.find(asked);
  if (found.length > 0) return foundProducts(found);
  const parted = index.findParted(asked);
  if (parted.length > 0 || literalQuery(query) !== null) return foundProducts(parted);
  return correctWords(index, asked) ?? findAlike(index, asked);
}

function findAlike(index: WordIndex, asked: WordQuery): FoundProducts {
  const isTooShort = asked.wanted.join(" ").length < minPhraseLength;
  return { ...foundProducts(isTooShort ? [] : index.findAlike(asked)), isAlike: true };
}
