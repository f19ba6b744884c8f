import { createOwnWords, type OwnWords, type WordSet } from "@torg/server/words";

declare global {
  /** Where text modules register: a list until `collectTexts` is called. */
  // oxlint-disable-next-line no-var -- a name of the page has no other form
  var torgWords: WordSet[] | OwnWords | undefined;
}

/** Collects all text modules, including those loaded before. */
export function collectTexts(): OwnWords {
  const heard = globalThis.torgWords;
  if (heard !== undefined && !Array.isArray(heard)) return heard;
  const words = createOwnWords(heard);
  globalThis.torgWords = words;
  return words;
}
