/** `and`: a, b och c. `or`: a, b eller c. */
export type ListKind = "and" | "or";

const formats: Partial<Record<ListKind, Intl.ListFormat>> = {};

/** Formats a list with its Swedish joining word: `a, b och c`. */
export function formatList(items: readonly string[], kind: ListKind = "and"): string {
  formats[kind] ??= new Intl.ListFormat("sv-SE", { type: kind === "and" ? "conjunction" : "disjunction" });
  return formats[kind].format(items);
}
