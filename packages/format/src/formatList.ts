/** `and`: a, b och c. `or`: a, b eller c. */
export type ListKind = "and" | "or";

const formats = new Map<ListKind, Intl.ListFormat>();

/** Writes a list with its Swedish joining word: `a, b och c`. */
export function formatList(items: readonly string[], kind: ListKind = "and"): string {
  const format =
    formats.get(kind) ?? new Intl.ListFormat("sv-SE", { type: kind === "and" ? "conjunction" : "disjunction" });
  formats.set(kind, format);
  return format.format(items);
}
