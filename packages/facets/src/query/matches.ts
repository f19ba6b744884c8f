/** The rows that match every filter, and those that fail exactly one. */
export interface Matches {
  readonly total: number;
  /** The matching rows; null if they were not listed: they are those whose flags equal `full`. */
  readonly rows: Uint32Array | null;
  /** Those of them whose variants all match, and that are still to be counted; null if `rows` is. */
  readonly plain: Uint32Array | null;
  /** The other matching rows, which are already counted, and the lowest price of each one's matching variants. */
  readonly mixed: Uint32Array;
  readonly mixedPrices: Uint32Array;
  /** The flags of a matching row between `first` and `end`; 0 if no flags were set. */
  readonly full: number;
  readonly first: number;
  readonly end: number;
  /** Whether the matches are of a whole scope, so that a single filter's own counts are the precomputed ones. */
  readonly ownCountsReady: boolean;
  /**
   * Rows that fail only one filter with a dimension, and its position + 1. Empty for a single filter with ready counts.
   */
  readonly near: Uint32Array;
  readonly nearFilters: Uint16Array;
}
