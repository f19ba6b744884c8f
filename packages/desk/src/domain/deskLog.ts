/** One logged action at the desk. */
export interface DeskLogEntry {
  /** ISO moment. */
  readonly at: string;
  /** The operator's name; empty: a command or a program, or a login attempt at an unknown account. */
  readonly by: string;
  /** A `DeskLogEvent`, or one written by another version of the shop. */
  readonly event: string;
  /** The number of the order it was done to. */
  readonly order: string | null;
  /** Details, without anything that identifies a buyer; amounts in öre. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** The names of an entry's details that are amounts in öre. */
export function logSums({ event, details }: Pick<DeskLogEntry, "event" | "details">): readonly string[] {
  if (event === "price") return ["from", "to", "prior"];
  return event === "make-code" && details["kind"] === "amount" ? ["value"] : [];
}
