import { type FilterKind, filterKindNames } from "../../domain/filters/filterKinds.ts";

/** A kind of filter with a part of its own; categories stand with the links to them. */
export type ListPart = Exclude<FilterKind, "categories">;

/** A part of the filter panel that lies behind an entry on a small screen. */
export type FilterPartName = "category" | ListPart | "specifications";

const isListPart = (kind: FilterKind): kind is ListPart => kind !== "categories";

/** The kinds with a part of their own, in the order of the entries. */
export const listParts: readonly ListPart[] = filterKindNames.filter(isListPart);
