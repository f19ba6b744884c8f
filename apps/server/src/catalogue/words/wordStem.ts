import { stemmer } from "@orama/stemmers/swedish";
import { foldWord } from "./foldWord.ts";

const hasDigit = /\d/;

/** A word without its Swedish ending; words with digits stay. */
export function wordStem(word: string): string {
  return hasDigit.test(word) ? word : stemmer(word);
}

/** The same without diacritics. */
export const bareStem = (word: string): string => foldWord(wordStem(word));
