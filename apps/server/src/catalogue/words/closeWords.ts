import { isOneLetterOff, shortestMistaken, stem } from "../search/nameMatch.ts";
import { foldWord } from "./foldWord.ts";
import type { WordList } from "./WordList.ts";

/** Whether letters, or their beginning, are one wrong letter away from the beginning of a word; equal ones are not. */
function isCloseBeginning(words: WordList, word: number, bare: string): boolean {
  const { letters } = words;
  const start = words.start(word);
  let same = 0;
  while (same < bare.length && letters.charCodeAt(start + same) === bare.charCodeAt(same)) same += 1;
  if (same === bare.length) return true;
  const [at, end] = [start + same, start + words.lengthOf(word)];
  // What is read beyond its end is another word.
  const goesOn = (rest: string, from: number): boolean => from + rest.length <= end && letters.startsWith(rest, from);
  const rest = bare.slice(same + 1);
  // Another letter, one too few, one too many, or two that changed places.
  if (goesOn(rest, at + 1) || goesOn(rest, at) || goesOn(bare.slice(same), at + 1)) return true;
  return (
    letters.charCodeAt(at) === bare.charCodeAt(same + 1) &&
    letters.charCodeAt(at + 1) === bare.charCodeAt(same) &&
    goesOn(bare.slice(same + 2), at + 2)
  );
}

/**
 * Words of names that were probably meant by one that none of them begins with: those that are one letter away from it or
 * another form of it, the commonest first, then those that begin so. Marks count for nothing. None for a short word.
 */
export function closeWords(words: WordList, typed: string, most: number): readonly string[] {
  if (typed.length < shortestMistaken) return [];
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

/** Whether a word of names begins with this one, marks aside. */
export function isKnownBeginning(words: WordList, typed: string): boolean {
  const { first, end } = words.begunWith(foldWord(typed));
  for (let word = first; word < end; word += 1) if (words.is("named", word) && words.is("written", word)) return true;
  return false;
}
