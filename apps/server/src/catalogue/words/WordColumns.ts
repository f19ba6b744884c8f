/** The places of a word in a row, which say how much it matters; of several places, the best one counts. */
export const wordPlaces = {
  /** In the specifications. */
  facts: 0,
  /** In brand, category or number, or after a negation. */
  names: 1,
  /** In the name of a variant, but not of its product. */
  variant: 2,
  /** In the name of the listed product: as its first word; second to fourth follow. */
  first: 3,
  /** Later in the name of the listed product. */
  later: 7,
} as const;

/** The number of places. */
export const placeCount = 8;

/** Properties of a word, as bits. */
export const wordKinds = {
  /** It occurs in a name. */
  named: 1,
  /** It occurs as written; otherwise it is joined from several words, as people join them. */
  written: 2,
  /** It has diacritics that its folded letters lack. */
  marked: 4,
} as const;

/**
 * The data of a word index: plain texts and arrays, for writing to a file and opening again. Rows are products and
 * variants, those of the most popular listed product first, and by id within it; words are sorted by their folded
 * letters.
 */
export interface WordColumns {
  /** The product or variant of each row, and its listed product. */
  readonly ids: Uint32Array;
  readonly listedIds: Uint32Array;
  /** The folded letters of all words, each followed by a line break, and their starts, with one more at the end. */
  readonly letters: string;
  readonly starts: Uint32Array;
  /** The words written with diacritics, ascending, and their letters as written. */
  readonly marked: Uint32Array;
  readonly markedLetters: string;
  readonly markedStarts: Uint32Array;
  /** Letters of each folded word without its ending. */
  readonly stemLengths: Uint8Array;
  readonly kinds: Uint8Array;
  /** The end of each word's rows, in bytes of `postings`. */
  readonly ends: Uint32Array;
  /**
   * The rows of each word: distance from the previous row and place, as variable-length numbers of seven bits per byte.
   */
  readonly postings: Uint8Array;
}

/** Separates words in one text. */
export const wordBreak = "\n";
