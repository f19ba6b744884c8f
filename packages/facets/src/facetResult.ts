/** The number of products for one row of a facet. */
export interface FacetCount {
  readonly id: number;
  readonly count: number;
}

/** The rows of one group of the schema. */
export interface GroupCounts {
  readonly groupId: number;
  readonly rows: readonly FacetCount[];
}

/** The variants of a product that match a selection, including its price filter. */
export interface MatchedVariants {
  /** By price, cheapest first; ties in the order of the record, those without a price last. */
  readonly ids: readonly number[];
  /** Whether these are all variants of the product. */
  readonly isAll: boolean;
  /** The prices of the matching variants; null when none has a price. */
  readonly prices: PriceRange | null;
}

/**
 * A product matches if it, or one of its variants, matches every filter; it counts once, however many variants match. A
 * row's count is the number of products that match every active filter except that of the row's own kind or group. Rows
 * with count 0 are left out unless they are chosen; a group whose rows all have count 0 is left out.
 */
export interface FacetResult<Name extends string = string> {
  /** The number of matching products on all pages. */
  readonly total: number;
  /** The products of the requested page in order; empty beyond the last page. */
  readonly ids: readonly number[];
  /** For each of `ids` its matching variants; null for a product without variants. */
  readonly variants: readonly (MatchedVariants | null)[];
  /** In schema order; rows of choice groups in schema order, of interval groups by number. */
  readonly groups: readonly GroupCounts[];
  /** The rows of each dimension of the schema, by id. */
  readonly dimensions: Readonly<Record<Name, readonly FacetCount[]>>;
  /** By id. Includes ancestors and the page's own category. */
  readonly categories: readonly FacetCount[];
}

/** The lowest and highest price of a set of products. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}
