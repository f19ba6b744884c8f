/** Ids by the name of their dimension, such as `{ brand: [2], color: [1, 3] }`; a missing list is empty. */
export type DimensionIds<Name extends string = string> = {
  readonly [Each in Name]?: readonly number[] | undefined;
};

/** One variant of a product: what it has besides the product's common values. */
export interface FacetVariant<Name extends string = string> {
  /** A non-negative integer; unique among the variants of its product. */
  readonly id: number;
  /** Like a product's price. */
  readonly price: number | null;
  readonly dimensions?: DimensionIds<Name> | undefined;
  readonly valueIds: readonly number[];
}

/** One product as input of the index. Only numbers in typed arrays are kept of it. */
export interface FacetRecord<Name extends string = string> {
  /** A unique non-negative integer. */
  readonly id: number;
  /** Every category that lists the product: the leaf and all its ancestors, in any order. */
  readonly categoryIds: readonly number[];
  /**
   * The variants of the product, in the order that breaks ties; missing or empty: none. The product matches if a single
   * variant matches the whole selection. With variants, the product's own `price` is not used, and its own ids and
   * values apply to every variant.
   */
  readonly variants?: readonly FacetVariant<Name>[] | undefined;
  /** The displayed price in whole minor units, such as cents, from 0 to 4 294 967 294; null if no price is shown. */
  readonly price: number | null;
  /** Ids of further filters besides category, price and values, such as brands and colours. */
  readonly dimensions?: DimensionIds<Name> | undefined;
  /** Specification values of choice and interval groups. Values that are in no group of the schema are ignored. */
  readonly valueIds: readonly number[];
  /** The highest comes first in the order `popular`. */
  readonly popularity: number;
  /** The alphabetical rank of the name in the shop's language; the lowest comes first in the order `name`. */
  readonly nameRank: number;
  /** Null without ratings; the product then comes last in the order `rating_desc`. */
  readonly rating: number | null;
}

/** A group whose values are ticked one by one. */
export interface ChoiceGroup {
  readonly id: number;
  readonly kind: "choice";
  readonly valueIds: readonly number[];
}

/** A group whose values are numbers, filtered by a range. */
export interface IntervalGroup {
  readonly id: number;
  readonly kind: "interval";
  readonly values: readonly { readonly id: number; readonly number: number }[];
}

/** The meaning of the records' ids. */
export interface FacetSchema<Name extends string = string> {
  /** The names of the dimensions; ids of records under any other name are ignored. */
  readonly dimensions: readonly Name[];
  /** A value id belongs to one group only. */
  readonly groups: readonly (ChoiceGroup | IntervalGroup)[];
}
