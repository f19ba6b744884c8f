import { openWordIndex, type WordIndex } from "../words/openWordIndex.ts";
import type { WordColumns } from "../words/WordColumns.ts";
import { wordForms } from "./searchWords.ts";

/** Opens the words of products with the other names that shoppers have for them. */
export function openProductWords(columns: WordColumns): WordIndex {
  return openWordIndex(columns, { otherForms: (word) => wordForms(word).filter((form) => form !== word) });
}
