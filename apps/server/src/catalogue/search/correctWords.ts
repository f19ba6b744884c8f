import type { WordQuery, WordIndex } from "../words/openWordIndex.ts";
import { type FoundProducts, foundProducts } from "./FoundProducts.ts";

/** Replacements tried for an unknown word, and combinations tried in total. */
const maxReplacements = 5;
const maxCombinations = 25;

/** All combinations of one word from each list, those with the likeliest words first. */
function choicesOf(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const choices = lists.reduce<readonly { readonly words: readonly string[]; readonly rank: number }[]>(
    (combinations, list) =>
      combinations
        .flatMap(({ words, rank }) => list.map((word, place) => ({ words: [...words, word], rank: rank + place })))
        .toSorted((one, other) => one.rank - other.rank)
        .slice(0, maxCombinations),
    [{ words: [], rank: 0 }],
  );
  return choices.map(({ words }) => words);
}

/**
 * Possible meanings of a word: itself if it occurs anywhere, and similar words if no name has a word that begins with
 * it.
 */
function correctionsOf(index: WordIndex, word: string): readonly string[] {
  if (index.isKnown(word)) return [word];
  return [...(index.isSaid(word) ? [word] : []), ...index.close(word, maxReplacements)];
}

/**
 * Searches again with corrected words: a word that begins no word of any name is replaced by one that is one letter
 * away, the likeliest that gives results together with the others. Null if there is nothing to correct, or no
 * correction works.
 */
export function correctWords(index: WordIndex, { wanted, without }: WordQuery): FoundProducts | null {
  const lists = wanted.map((word) => correctionsOf(index, word));
  if (lists.every((list, place) => list.length === 1 && list[0] === wanted[place])) return null;
  const found = index.findFirst(choicesOf(lists), without);
  return found && { ...foundProducts(found.rows), corrected: found.words.join(" ") };
}
