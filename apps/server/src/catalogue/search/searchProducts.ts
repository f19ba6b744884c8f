import { type FoundProducts, foundProducts } from "./FoundProducts.ts";
import type { AskedWords, WordIndex } from "../words/openWordIndex.ts";
import { correctWords } from "./correctWords.ts";
import { literalQuery } from "./literalQuery.ts";
import { searchWords, splitNegation } from "./searchWords.ts";

/** Letters below which what looks alike says nothing. */
const shortestPhrase = 4;

/**
 * Finds listed products, the best first: words of name, brand, category and specifications in any form or begun or as
 * parts of compounds, else what the shopper's own compounds are made of, else words that look alike. Between quotation
 * marks the words are meant as they stand: nothing is corrected, and nothing only looks alike.
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

function findAlike(index: WordIndex, asked: AskedWords): FoundProducts {
  const isTooShort = asked.wanted.join(" ").length < shortestPhrase;
  return { ...foundProducts(isTooShort ? [] : index.findAlike(asked)), isAlike: true };
}
