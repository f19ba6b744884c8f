/** One value as it is in a feed: a text, or sub-attributes by name. */
export interface RawValue {
  readonly text: string;
  readonly parts: Readonly<Record<string, string>> | null;
}

/** One item as it is in a feed, for any container: attribute name (without prefix) -> its values in order. */
export interface RawItem {
  /** Counted from 1 in the order of the feed. */
  readonly number: number;
  /** The line on which the item begins, from 1. */
  readonly line: number;
  readonly values: ReadonlyMap<string, readonly RawValue[]>;
  /** Set when the row does not fit the table's columns: such an item is rejected. */
  readonly fault: "columns" | null;
}
