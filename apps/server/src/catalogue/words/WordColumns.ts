/** How much a word that stands in a row says of it; where the same word stands in several places, the best one counts. */
export const wordPlaces = {
  /** In what the specifications say. */
  facts: 0,
  /** In brand, category or number, or after a word that denies it. */
  names: 1,
  /** In the name of a variant, and not in that of its product. */
  variant: 2,
  /** In the name of the listed product: as its first word, its second, its third or its fourth. */
  first: 3,
  /** Later in the name of the listed product. */
  later: 7,
} as const;

/** How many places there are. */
export const placeCount = 8;

/** What is known of a word, as bits. */
export const wordKinds = {
  /** It stands in the names of something. */
  named: 1,
  /** Somebody wrote it so; else it is several words that were joined as people join them. */
  written: 2,
  /** It has marks that its folded letters leave out. */
  marked: 4,
} as const;

/**
 * What a word index answers from: plain texts and arrays, to be written to a file and opened again. Rows are products and
 * variants, those of the most popular listed product first and of each product by id; words are in the order of their
 * folded letters.
 */
export interface WordColumns {
  /** The product or variant of each row, and the listed product that it belongs to. */
  readonly ids: Uint32Array;
  readonly listedIds: Uint32Array;
  /** The folded letters of all words, each followed by a line break, and where each begins; one more at the end. */
  readonly letters: string;
  readonly starts: Uint32Array;
  /** The words that were written with marks, ascending, as they were written. */
  readonly marked: Uint32Array;
  readonly markedLetters: string;
  readonly markedStarts: Uint32Array;
  /** Letters of each folded word that are left without its ending. */
  readonly stemLengths: Uint8Array;
  readonly kinds: Uint8Array;
  /** Where the rows of each word end, in bytes of `postings`. */
  readonly ends: Uint32Array;
  /** For each word its rows, each as the distance from the one before and the place, in bytes of seven bits. */
  readonly postings: Uint8Array;
}

/** What parts words that lie in one text. */
export const wordBreak = "\n";
