/** One variant of a product: what it has besides what all of them have. */
export interface FacetVariant {
  /** A whole number from 0; unique among the variants of its product. */
  readonly id: number;
  /** As a product's price. */
  readonly price: number | null;
  readonly colorIds: readonly number[];
  readonly valueIds: readonly number[];
}

/** One product as the index sees it. Nothing of it is kept but numbers in typed arrays. */
export interface FacetRecord {
  /** Unique; a whole number from 0. */
  readonly id: number;
  readonly brandId: number | null;
  /** Every category that lists the product: the leaf and all its ancestors, in any order. */
  readonly categoryIds: readonly number[];
  /**
   * The variants that the product is sold in, in the order in which equal ones are named; missing or empty = the product
   * is its own only one. The product matches when one variant matches everything that is chosen. With variants, the
   * product's own `price` is not used, and its own colours and values hold for every variant.
   */
  readonly variants?: readonly FacetVariant[] | undefined;
  /** The shown price in whole smallest units, such as cents, from 0 to 4 294 967 294, or null when no price is shown. */
  readonly price: number | null;
  /** The colours a shopper filters by, each once. */
  readonly colorIds: readonly number[];
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

/** What the records' value ids mean. A value id belongs to one group only. */
export interface FacetSchema {
  readonly groups: readonly (ChoiceGroup | IntervalGroup)[];
}
