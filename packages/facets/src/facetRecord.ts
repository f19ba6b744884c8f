/** Ids by the name of the dimension that they belong to, such as `{ brand: [2], color: [1, 3] }`; a missing list is empty. */
export type DimensionIds<Name extends string = string> = {
  readonly [Each in Name]?: readonly number[] | undefined;
};

/** One variant of a product: what it has besides what all of them have. */
export interface FacetVariant<Name extends string = string> {
  /** A whole number from 0; unique among the variants of its product. */
  readonly id: number;
  /** As a product's price. */
  readonly price: number | null;
  readonly dimensions?: DimensionIds<Name> | undefined;
  readonly valueIds: readonly number[];
}

/** One product as the index sees it. Nothing of it is kept but numbers in typed arrays. */
export interface FacetRecord<Name extends string = string> {
  /** Unique; a whole number from 0. */
  readonly id: number;
  /** Every category that lists the product: the leaf and all its ancestors, in any order. */
  readonly categoryIds: readonly number[];
  /**
   * The variants that the product is sold in, in the order in which equal ones are named; missing or empty = the product
   * is its own only one. The product matches when one variant matches everything that is chosen. With variants, the
   * product's own `price` is not used, and its own ids and values hold for every variant.
   */
  readonly variants?: readonly FacetVariant<Name>[] | undefined;
  /** The shown price in whole smallest units, such as cents, from 0 to 4 294 967 294, or null when no price is shown. */
  readonly price: number | null;
  /** What a shopper filters by besides category, price and values, such as brands and colours. */
  readonly dimensions?: DimensionIds<Name> | undefined;
  /** Specification values, of choice and interval groups alike. Values that no group of the schema has are ignored. */
  readonly valueIds: readonly number[];
  /** The highest comes first in the order `popular`. */
  readonly popularity: number;
  /** The place of the name in the alphabet of the shop's language; the lowest comes first in the order `name`. */
  readonly nameRank: number;
  /** Null when nobody has rated the product; it then comes last in the order `rating_desc`. */
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

/** What the records' ids mean. */
export interface FacetSchema<Name extends string = string> {
  /** The names of the dimensions; ids of records under any other name are ignored. */
  readonly dimensions: readonly Name[];
  /** A value id belongs to one group only. */
  readonly groups: readonly (ChoiceGroup | IntervalGroup)[];
}
