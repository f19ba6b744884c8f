import type { DimensionIds } from "./facetRecord.ts";

/**
 * The sort orders of a page. `relevance` is the order of the selection's `ids`; without them it is `popular`. In both
 * price orders, a product with variants has the lowest price of its matching ones.
 */
export type FacetSort = "popular" | "price_asc" | "price_desc" | "name" | "rating_desc" | "relevance";

/** Products with one of these values. */
export interface ChosenValues {
  readonly groupId: number;
  readonly valueIds: readonly number[];
}

/** Products with a value of an interval group in this range, both ends included. */
export interface ChosenInterval {
  readonly groupId: number;
  readonly min: number;
  readonly max: number;
}

/**
 * A shopper's selection. `categoryId` and `ids` define the listing; the rest are its filters. Filters of different
 * kinds (and of different groups) are AND-ed, the values within one are OR-ed. An empty list filters nothing; an
 * unknown id matches no product.
 */
export interface FacetSelection<Name extends string = string> {
  /** The category page; null or missing: the whole catalogue. */
  readonly categoryId?: number | null | undefined;
  /** A subset found elsewhere, such as by a text search, in order of relevance; null or missing: no subset. */
  readonly ids?: readonly number[] | null | undefined;
  /**
   * For products among `ids` of which only some variants were found: the ids of these variants. Their other variants
   * are ignored.
   */
  readonly variantIds?: ReadonlyMap<number, readonly number[]> | undefined;
  readonly dimensions?: DimensionIds<Name> | undefined;
  /** Categories ticked as a filter, not the page's own. */
  readonly categoryIds?: readonly number[] | undefined;
  /** A group that occurs twice counts once, with the values of both. */
  readonly groups?: readonly (ChosenValues | ChosenInterval)[] | undefined;
  /**
   * Both ends included; null: open. A range that includes every price of the listing (before its filters) filters
   * nothing, so that the default range of a price slider keeps products without a price; any other range drops them.
   */
  readonly price?: { readonly min: number | null; readonly max: number | null } | null | undefined;
  /** Default: `relevance` if there are `ids`, else `popular`. */
  readonly sort?: FacetSort | undefined;
  /** From 1, the default; lower numbers count as 1. */
  readonly page?: number | undefined;
  /** At least 1, default 24; `"all"` puts every product on page 1. */
  readonly perPage?: number | "all" | undefined;
}
