import type { Field } from "./field.ts";

/** The user's input in the fields of an island before it was awake. */
export interface EarlyInput {
  /** Texts and choices by field, in the order of input. */
  readonly texts: ReadonlyMap<Field, string>;
  /** Fields the user had finished: left, or confirmed with Enter. */
  readonly settled: ReadonlySet<Field>;
  /** Checkboxes that were ticked or unticked, and radio buttons that were chosen. */
  readonly ticks: readonly HTMLInputElement[];
  /** The element that had the focus. */
  readonly focused: Element | null;
}
