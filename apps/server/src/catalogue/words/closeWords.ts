import { isOneLetterOff, minMisspelledLength, stem } from "../search/nameMatch.ts";
import { foldWord } from "./foldWord.ts";
import type { WordList } from "./WordList.ts";

/** Whether letters, or a prefix of them, are one misspelling away from the beginning of a word; equal ones are not. */
function isCloseBeginning(words: WordList, word: number, bare: string): boolean {
  const { letters } = words;
  const start = words.start(word);
  let same = 0;
  while (same < bare.length && letters.charCodeAt(start + same) === bare.charCodeAt(same)) same += 1;
  if (same === bare.length) return true;
  const [at, end] = [start + same, start + words.lengthOf(word)];
  // Beyond its end there is another word.
  const goesOn = (rest: string, from: number): boolean => from + rest.length <= end && letters.startsWith(rest, from);
  const rest = bare.slice(same + 1);
  // A letter replaced, missing, added, or two swapped.
  if (goesOn(rest, at + 1) || goesOn(rest, at) || goesOn(bare.slice(same), at + 1)) return true;
  return (
    letters.charCodeAt(at) === bare.charCodeAt(same + 1) &&
    letters.charCodeAt(at + 1) === bare.charCodeAt(same) &&
    goesOn(bare.slice(same + 2), at + 2)
  );
}

/**
 * Likely meanings of a word that begins no word of any name: words of names that are one letter away or another form of
 * it, most common first, then those that begin so. Ignores diacritics. Empty for a short word.
 */
export function closeWords(words: WordList, typed: string, most: number): readonly string[] {
  if (typed.length < minMisspelledLength) return [];
  const bare = foldWord(typed);
  const bareStem = stem(bare);
  const found: { readonly word: number; readonly isWhole: boolean }[] = [];
  for (let word = 0; word < words.size; word += 1) {
    if (!words.is("named", word) || !words.is("written", word) || !isCloseBeginning(words, word, bareStem)) continue;
    const folded = words.folded(word);
    found.push({ word, isWhole: isOneLetterOff(bare, folded) || stem(folded) === bareStem });
  }
  return found
    .toSorted(
      (one, other) =>
        Number(other.isWhole) - Number(one.isWhole) || words.weightOf(other.word) - words.weightOf(one.word),
    )
    .slice(0, most)
    .map(({ word }) => words.written(word));
}

/** Whether a word of a name begins with this one, ignoring diacritics. */
export function isKnownBeginning(words: WordList, typed: string): boolean {
  const { first, end } = words.begunWith(foldWord(typed));
  for (let word = first; word < end; word += 1) if (words.is("named", word) && words.is("written", word)) return true;
  return false;
}
