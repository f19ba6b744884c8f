/** Limits beyond which a delivery is rejected. Sizes are in characters unless stated otherwise. */
export const feedBounds = {
  /** One item, markup included: a row of a table, or an element `item` or `entry`. */
  item: 4_000_000,
  /** The text between two tags, a comment, or a tag itself. */
  betweenTags: 4_000_000,
  /** Nested elements. */
  depth: 100,
  /** Attributes of one tag. */
  attributes: 100,
  /** The header of a table. */
  header: 100_000,
  /** Leading white space. */
  blank: 1_000_000,
  /** Bytes that a packed file may grow to, whatever its ratio; beyond that it may grow `growth`-fold. */
  unpacked: 200_000_000,
  growth: 100,
  /** One value; longer ones are cut. Descriptions may be longer. */
  value: 10_000,
  description: 200_000,
  /** Values of one attribute that the shop only repeats, and the length of all such values of an item. */
  carriedValues: 100,
  carried: 50_000,
  /** Milliseconds of reading without an item. */
  silenceMs: 30_000,
} as const;
