/** How much of a delivery is read before it is refused. Sizes are characters where nothing else is said. */
export const feedBounds = {
  /** One item, markup included: a row of a table, or an element `item` or `entry`. */
  item: 4_000_000,
  /** What stands between two tags: text, a comment, a tag itself. */
  betweenTags: 4_000_000,
  /** Elements inside each other. */
  depth: 100,
  /** Attributes of one tag. */
  attributes: 100,
  /** The header of a table. */
  header: 100_000,
  /** White space before anything else. */
  blank: 1_000_000,
  /** Bytes that a packed file may grow to, however well it packs; above it may grow `growth`-fold. */
  unpacked: 200_000_000,
  growth: 100,
  /** One value; what is longer is cut. Descriptions may be longer. */
  value: 10_000,
  description: 200_000,
  /** Milliseconds of reading without an item. */
  silenceMs: 30_000,
} as const;
