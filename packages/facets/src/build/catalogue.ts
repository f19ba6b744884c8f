import type { FacetSort } from "../facetSelection.ts";
import type { Codes } from "./codeBook.ts";

/** A list of codes: two bytes each where the largest code allows it. */
export type CodeList = Uint16Array | Uint32Array;

/** All rows in the order of one sort, and the place of each row in it. */
export interface SortOrder {
  readonly rows: Uint32Array;
  readonly ranks: Uint32Array;
}

/** The orders that are kept; relevance comes with the selection. */
export type StoredSort = Exclude<FacetSort, "relevance">;

/**
 * The products as rows of numbers. A row holds the codes of everything that is counted for the product; rows are in
 * the order of their sets of categories, so that a category is one range of rows or a few.
 */
export interface Rows {
  readonly size: number;
  readonly codes: Codes;
  readonly ids: Uint32Array;
  /** The lowest price of a product's variants, and the highest. */
  readonly prices: Uint32Array;
  readonly highPrices: Uint32Array;
  /**
   * Row r has the codes from `starts[r]` up to `starts[r + 1]`. Those before `commonEnds[r]` hold for every variant of the
   * product and ascend; the set of categories is the last of them. The rest hold for some variants.
   */
  readonly starts: Uint32Array;
  readonly commonEnds: Uint32Array;
  readonly cells: CodeList;
  readonly variants: Variants;
}

/** The variants of all products; without any, every array is empty. */
export interface Variants {
  readonly count: number;
  /** The product of row r has the variants from `starts[r]` up to `starts[r + 1]`, none when it is its own only one. */
  readonly starts: Uint32Array;
  readonly ids: Uint32Array;
  readonly prices: Uint32Array;
  /** Variant v has, besides what is common, the codes from `cellStarts[v]` up to `cellStarts[v + 1]`. */
  readonly cellStarts: Uint32Array;
  readonly cells: CodeList;
  /** By row the bits of the dimensions, and of the price, in which the product's variants differ. */
  readonly masks: Uint32Array;
}

/** A category, or the whole catalogue, with what is kept ready for its page. */
export interface Scope {
  /** First and last + 1 of each range of rows, ascending. */
  readonly ranges: Uint32Array;
  readonly size: number;
  /** The codes that occur, ascending, and how many products have each. */
  readonly codes: Uint32Array;
  readonly counts: Uint32Array;
  /** `minPrice` is above `maxPrice` when nothing has a price. */
  readonly minPrice: number;
  readonly maxPrice: number;
}

/** Everything that a query reads. */
export interface Catalogue {
  readonly rows: Rows;
  /** The rows that have each code, ascending: from `postingStarts[code]` up to `postingStarts[code + 1]`; no sets. */
  readonly postings: Uint32Array;
  readonly postingStarts: Uint32Array;
  /** The row at which each set of categories begins, by position; one more at the end. */
  readonly setStarts: Uint32Array;
  readonly orders: Readonly<Record<StoredSort, SortOrder>>;
  readonly everything: Scope;
  readonly scopes: ReadonlyMap<number, Scope>;
  /** Where the row of each product is found by its id. */
  readonly lookup: Uint32Array;
  readonly byteLength: number;
}
