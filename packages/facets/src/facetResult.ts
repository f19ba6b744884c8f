/** How many products a row of a facet stands for. */
export interface FacetCount {
  readonly id: number;
  readonly count: number;
}

/** The rows of one group of the schema. */
export interface GroupCounts {
  readonly groupId: number;
  readonly rows: readonly FacetCount[];
}

/** Which of a product's variants match a selection, its price filter included. */
export interface MatchedVariants {
  /** By price, the cheapest first; equal ones in the order of the record, those without a price last. */
  readonly ids: readonly number[];
  /** Whether these are all variants of the product. */
  readonly isAll: boolean;
  /** The prices of the matching variants; null when none has a price. */
  readonly prices: PriceRange | null;
}

/**
 * A product matches when it, or one of its variants, matches every filter; it counts once, however many of them do.
 * A row's count is the number of products that match every active filter except the row's own kind or group.
 * Rows that count nothing are left out unless they are chosen; a group in which every row counts nothing is left out.
 */
export interface FacetResult<Name extends string = string> {
  /** The number of matching products on all pages. */
  readonly total: number;
  /** The products of the asked page in its order; empty beyond the last page. */
  readonly ids: readonly number[];
  /** For each of `ids` the variants of it that match; null for a product without variants. */
  readonly variants: readonly (MatchedVariants | null)[];
  /** In the order of the schema; rows of choice groups in the order of the schema, of interval groups by number. */
  readonly groups: readonly GroupCounts[];
  /** For each dimension of the schema its rows by id. */
  readonly dimensions: Readonly<Record<Name, readonly FacetCount[]>>;
  /** By id. Ancestors and the page's own category are among them. */
  readonly categories: readonly FacetCount[];
}

/** The lowest and the highest price of a set of products. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}
