import { stemmer } from "@orama/stemmers/swedish";
import { foldWord } from "./foldWord.ts";

const hasDigit = /\d/;

/** A word without its Swedish ending. What has digits has none. */
export function wordStem(word: string): string {
  return hasDigit.test(word) ? word : stemmer(word);
}

/** The same without marks. */
export const bareStem = (word: string): string => foldWord(wordStem(word));
