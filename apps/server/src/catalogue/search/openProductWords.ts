import { openWordIndex, type WordIndex } from "../words/openWordIndex.ts";
import type { WordColumns } from "../words/WordColumns.ts";
import { wordForms } from "./searchWords.ts";

/** Opens the word index of products with the synonyms that shoppers use. */
export function openProductWords(columns: WordColumns): WordIndex {
  return openWordIndex(columns, { otherForms: (word) => wordForms(word).filter((form) => form !== word) });
}
