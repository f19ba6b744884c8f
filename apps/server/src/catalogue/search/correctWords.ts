import { fold, isOneLetterOff, nameWords, stem } from "./nameMatch.ts";

/** Letters from which on a word may hold one that is wrong. */
const shortestMistaken = 5;

/** The words of names with how often each occurs. */
function countWords(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of names.flatMap(nameWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function isClose(typed: string, word: string): boolean {
  const bare = fold(stem(typed));
  const plain = fold(word);
  return [bare.length - 1, bare.length, bare.length + 1].some((length) => isOneLetterOff(bare, plain.slice(0, length)));
}

/**
 * The words that were probably meant: a word that begins none of the names' words gives way to the commonest of theirs
 * that is one letter away. Null where nothing has to be corrected, or something cannot be.
 */
export function correctWords(words: readonly string[], names: readonly string[]): readonly string[] | null {
  const counts = countWords(names);
  const known = [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
  const meant = words.map((word) => {
    if (known.some((each) => fold(each).startsWith(fold(word)))) return word;
    return word.length < shortestMistaken ? undefined : known.find((each) => isClose(word, each));
  });
  const found = meant.flatMap((word) => word ?? []);
  return found.length < words.length || found.every((word, index) => word === words[index]) ? null : found;
}
