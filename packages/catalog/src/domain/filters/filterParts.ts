import { type FilterKind, filterKindNames } from "./filterKinds.ts";
import { clearSelection, type FilterSelection, type LockedFilters } from "./filterSelection.ts";

/** A filter kind with a part of its own; categories share a part with the category links. */
export type ListPart = Exclude<FilterKind, "categories">;

/** A part of the filter panel that is behind an entry on a small screen. */
export type FilterPartName = "category" | ListPart | "specifications";

const isListPart = (kind: FilterKind): kind is ListPart => kind !== "categories";

/** The kinds with a part of their own, in the order of the entries. */
export const listParts: readonly ListPart[] = filterKindNames.filter(isListPart);

/** Clears one part of the panel, or for null all of it; the page's own ids stay. */
export function clearPart(
  selection: FilterSelection,
  part: FilterPartName | null,
  own: LockedFilters,
): FilterSelection {
  if (part === null) return clearSelection(selection, own);
  if (part === "specifications") return { ...selection, specifications: [] };
  const kind = part === "category" ? "categories" : part;
  return { ...selection, [kind]: own[kind] ?? [] };
}
