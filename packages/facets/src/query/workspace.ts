import type { Rows } from "../build/catalogue.ts";

/** Arrays that every query overwrites, kept so that a query allocates nothing of the catalogue's size. */
export interface Workspace {
  /** One byte per row, with a bit for each filter that accepts the row; the length is a multiple of four. */
  readonly flags: Uint8Array;
  /** The same bytes, four at a time. */
  readonly flagWords: Uint32Array;
  /** The matching rows. */
  readonly rows: Uint32Array;
  /** The rows that fail exactly one filter, and that filter's position + 1. */
  readonly near: Uint32Array;
  readonly nearFilters: Uint16Array;
  /**
   * The rows whose variants the filters treat differently, and the lowest price of the matching ones; otherwise empty.
   */
  readonly mixed: Uint32Array;
  readonly mixedPrices: Uint32Array;
  /** One count for each code. */
  readonly counts: Uint32Array;
  /** For each code the filter that accepts it: position + 1, or 0. */
  readonly filterOfCode: Uint16Array;
  readonly categoryCounts: Uint32Array;
  readonly byteLength: number;
}

/** The arrays for queries over these rows. */
export function createWorkspace({ size, codes, variants }: Rows): Workspace {
  const mixedSize = variants.count === 0 ? 0 : size;
  const flagWords = new Uint32Array((size + 3) >> 2);
  const arrays = {
    flagWords,
    flags: new Uint8Array(flagWords.buffer),
    rows: new Uint32Array(size),
    near: new Uint32Array(size),
    nearFilters: new Uint16Array(size),
    mixed: new Uint32Array(mixedSize),
    mixedPrices: new Uint32Array(mixedSize),
    counts: new Uint32Array(codes.sets.end),
    filterOfCode: new Uint16Array(codes.sets.end),
    categoryCounts: new Uint32Array(codes.categoryIds.length),
  };
  return { ...arrays, byteLength: size * 11 + mixedSize * 8 + codes.sets.end * 6 };
}
