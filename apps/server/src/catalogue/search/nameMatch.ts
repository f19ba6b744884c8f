import { foldWord } from "../words/foldWord.ts";
import { withoutEnding, wordForms } from "./searchWords.ts";

/** How well a name matches the searched words: lower is better. */
export type NameRank = 0 | 1 | 2 | 3;

const minStemLength = 3;
/** Letters from which on a word may have a misspelling. */
export const minMisspelledLength = 5;

/** A word without its ending, if enough of it is left. */
export function stem(word: string): string {
  const bare = withoutEnding(word);
  return bare.length >= minStemLength ? bare : word;
}

/** The words of a name in lower case. */
export const nameWords = (name: string): readonly string[] =>
  name
    .normalize()
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Whether two words differ by one letter: replaced, added, missing, or two swapped. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

function rankOfWord(word: string, own: readonly string[]): NameRank | null {
  const forms = wordForms(word);
  if (own.some((each) => forms.some((form) => each.startsWith(form) || each.startsWith(stem(form))))) return 0;
  const plain = own.map(foldWord);
  const bare = foldWord(stem(word));
  if (plain.some((each) => each.startsWith(bare))) return 1;
  if (bare.length >= minStemLength && plain.some((each) => each.includes(bare))) return 2;
  const isClose = (each: string): boolean =>
    [bare.length - 1, bare.length, bare.length + 1].some((length) => isOneLetterOff(bare, each.slice(0, length)));
  return bare.length >= minMisspelledLength && plain.some(isClose) ? 3 : null;
}

/**
 * How a name matches words: 0 when each begins one of its words, in any form; 1 the same without diacritics; 2 when one
 * is part of a compound; 3 when one is misspelled; null for no match.
 */
export function nameMatch(name: string, words: readonly string[]): NameRank | null {
  const own = nameWords(name);
  let worst: NameRank = 0;
  for (const word of words) {
    const rank = rankOfWord(word, own);
    if (rank === null) return null;
    if (rank > worst) worst = rank;
  }
  return words.length === 0 ? null : worst;
}
