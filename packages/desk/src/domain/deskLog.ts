/** One thing that somebody did at the desk. */
export interface DeskLogEntry {
  /** ISO moment. */
  readonly at: string;
  /** The name of the operator; empty: a command or a program, or a login at an account that nobody has. */
  readonly by: string;
  /** A `DeskLogEvent`, or what another version of the shop has written. */
  readonly event: string;
  /** The number of the order that it was done to. */
  readonly order: string | null;
  /** What it was, without anything that leads to a buyer; sums in ore. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** The names of the details of an entry that are sums in ore. */
export function logSums({ event, details }: Pick<DeskLogEntry, "event" | "details">): readonly string[] {
  if (event === "price") return ["from", "to", "prior"];
  return event === "make-code" && details["kind"] === "amount" ? ["value"] : [];
}
