import { createOwnWords, type OwnWords, type WordSet } from "@torg/server/words";

declare global {
  /** Where modules of words tell of them: a list until somebody listens. */
  // oxlint-disable-next-line no-var -- a name of the page has no other form
  var torgWords: WordSet[] | OwnWords | undefined;
}

/** Listens to all modules of words, also to those that were loaded before. */
export function heardWords(): OwnWords {
  const heard = globalThis.torgWords;
  if (heard !== undefined && !Array.isArray(heard)) return heard;
  const words = createOwnWords(heard);
  globalThis.torgWords = words;
  return words;
}
