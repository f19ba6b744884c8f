import type { FacetSort } from "../facetSelection.ts";
import type { Codes } from "./codeBook.ts";

/** A list of codes: two bytes each if the largest code fits. */
export type CodeList = Uint16Array | Uint32Array;

/** All rows in one sort order, and the rank of each row in it. */
export interface SortOrder {
  readonly rows: Uint32Array;
  readonly ranks: Uint32Array;
}

/** The stored sort orders; relevance comes with the selection. */
export type StoredSort = Exclude<FacetSort, "relevance">;

/**
 * The products as rows of numbers. A row holds the codes of everything that is counted for the product. Rows are sorted
 * by their sets of categories, so that a category is one row range or a few.
 */
export interface Rows {
  readonly size: number;
  readonly codes: Codes;
  readonly ids: Uint32Array;
  /** The lowest and highest price of a product's variants. */
  readonly prices: Uint32Array;
  readonly highPrices: Uint32Array;
  /**
   * Row r has the codes from `starts[r]` up to `starts[r + 1]`. Those before `commonEnds[r]` apply to every variant of
   * the product and ascend, with the set of categories as the last one. The rest apply to some variants.
   */
  readonly starts: Uint32Array;
  readonly commonEnds: Uint32Array;
  readonly cells: CodeList;
  readonly variants: Variants;
}

/** The variants of all products; without any, every array is empty. */
export interface Variants {
  readonly count: number;
  /**
   * The product of row r has the variants from `starts[r]` up to `starts[r + 1]`; none if it is sold without variants.
   */
  readonly starts: Uint32Array;
  readonly ids: Uint32Array;
  readonly prices: Uint32Array;
  /** Variant v has, besides the common codes, those from `cellStarts[v]` up to `cellStarts[v + 1]`. */
  readonly cellStarts: Uint32Array;
  readonly cells: CodeList;
  /** Per row the bits of the dimensions, and of the price, in which the product's variants differ. */
  readonly masks: Uint32Array;
}

/** A category or the whole catalogue, with precomputed data for its page. */
export interface Scope {
  /** Start and end (exclusive) of each row range, ascending. */
  readonly ranges: Uint32Array;
  readonly size: number;
  /** The codes that occur, ascending, and the number of products with each. */
  readonly codes: Uint32Array;
  readonly counts: Uint32Array;
  /** `minPrice` is above `maxPrice` if nothing has a price. */
  readonly minPrice: number;
  readonly maxPrice: number;
}

/** Everything that queries read. */
export interface Catalogue {
  readonly rows: Rows;
  /** The rows with each code, ascending: from `postingStarts[code]` up to `postingStarts[code + 1]`; not for sets. */
  readonly postings: Uint32Array;
  readonly postingStarts: Uint32Array;
  /** The first row of each set of categories, by position; with one more element for the end. */
  readonly setStarts: Uint32Array;
  readonly orders: Readonly<Record<StoredSort, SortOrder>>;
  readonly everything: Scope;
  readonly scopes: ReadonlyMap<number, Scope>;
  /** Hash table from product ids to rows. */
  readonly lookup: Uint32Array;
  readonly byteLength: number;
}
