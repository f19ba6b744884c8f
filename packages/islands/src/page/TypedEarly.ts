import type { Field } from "./field.ts";

/** What somebody has done in the fields of an island before it was awake. */
export interface TypedEarly {
  /** Texts and choices, by field, in the order in which they came. */
  readonly texts: ReadonlyMap<Field, string>;
  /** Fields in which somebody was done: left, or ended with Enter. */
  readonly settled: ReadonlySet<Field>;
  /** Boxes that were ticked or unticked, and radios that were chosen. */
  readonly ticks: readonly HTMLInputElement[];
  /** Where the keyboard was. */
  readonly focused: Element | null;
}
