import { type FilterKind, filterKindNames } from "../../domain/filters/filterKinds.ts";

/** A filter kind with a part of its own; categories share a part with the category links. */
export type ListPart = Exclude<FilterKind, "categories">;

/** A part of the filter panel that is behind an entry on a small screen. */
export type FilterPartName = "category" | ListPart | "specifications";

const isListPart = (kind: FilterKind): kind is ListPart => kind !== "categories";

/** The kinds with a part of their own, in the order of the entries. */
export const listParts: readonly ListPart[] = filterKindNames.filter(isListPart);
