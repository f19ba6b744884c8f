import type { AskedWords, WordIndex } from "../words/openWordIndex.ts";
import { type FoundProducts, foundProducts } from "./FoundProducts.ts";

/** Words that are tried in place of one that nobody knows, and searches that are tried in all. */
const mostMeant = 5;
const mostTried = 25;

/** Every choice of one word from each list, those with the likeliest words first. */
function choicesOf(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const choices = lists.reduce<readonly { readonly words: readonly string[]; readonly rank: number }[]>(
    (known, list) =>
      known
        .flatMap(({ words, rank }) => list.map((word, place) => ({ words: [...words, word], rank: rank + place })))
        .toSorted((one, other) => one.rank - other.rank)
        .slice(0, mostTried),
    [{ words: [], rank: 0 }],
  );
  return choices.map(({ words }) => words);
}

/** What a word may mean: itself where anything says it, and what looks like it where no name begins so. */
function meantBy(index: WordIndex, word: string): readonly string[] {
  if (index.isKnown(word)) return [word];
  return [...(index.isSaid(word) ? [word] : []), ...index.close(word, mostMeant)];
}

/**
 * What the words find that were probably meant: a word that begins none of the names' words gives way to one of theirs
 * that is one letter away, the likeliest that goes together with the other words. Null where nothing has to be corrected,
 * or something cannot be.
 */
export function correctWords(index: WordIndex, { wanted, without }: AskedWords): FoundProducts | null {
  const lists = wanted.map((word) => meantBy(index, word));
  if (lists.every((list, place) => list.length === 1 && list[0] === wanted[place])) return null;
  const found = index.findFirst(choicesOf(lists), without);
  return found && { ...foundProducts(found.rows), corrected: found.words.join(" ") };
}
