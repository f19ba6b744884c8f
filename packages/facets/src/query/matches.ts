/** The rows that match every filter and those that fail exactly one. */
export interface Matches {
  readonly total: number;
  /** The matching rows, or null when they were not listed: they are the rows whose flags equal `full`. */
  readonly rows: Uint32Array | null;
  /** Those of them of which all variants match, and which are still to be counted; null as `rows` is. */
  readonly plain: Uint32Array | null;
  /** The other matching rows, which are counted already, and the lowest price of the variants of each that match. */
  readonly mixed: Uint32Array;
  readonly mixedPrices: Uint32Array;
  /** The flags of a matching row between `first` and `end`, or 0 when no flags were set. */
  readonly full: number;
  readonly first: number;
  readonly end: number;
  /** Whether the matches are of a whole scope, so that a single filter's own counts are those kept ready. */
  readonly ownCountsReady: boolean;
  /** Rows that fail one filter with a dimension, and its position + 1. Not listed for a single filter with ready counts. */
  readonly near: Uint32Array;
  readonly nearFilters: Uint16Array;
}
