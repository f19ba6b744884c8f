import type { ByKind, FilterKind } from "./filterKinds.ts";
import { eachKind, filterKindNames } from "./filterKinds.ts";
import type { SpecificationChoice } from "../listing/specificationString.ts";
import { intervalOf, valuesOf } from "../listing/specificationString.ts";

/** How a listing is shown: as tiles, or as one row per product. */
export type ViewType = "grid" | "list";

/** A range of whole numbers, both ends included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The visitor's choices in a listing; ids are strings, prices are whole kronor or null when not set. */
export interface FilterSelection extends ByKind<readonly string[]> {
  readonly specifications: readonly SpecificationChoice[];
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly sorting: string;
  readonly viewType: ViewType;
}

/** A selection without any filter. */
export const emptySelection: FilterSelection = {
  ...eachKind(() => []),
  specifications: [],
  priceMin: null,
  priceMax: null,
  sorting: "",
  viewType: "grid",
};

const toggled = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id];

/** Adds an id to the chosen ones of a kind, or removes it if it is chosen. */
export function toggleId(selection: FilterSelection, kind: FilterKind, id: string): FilterSelection {
  return { ...selection, [kind]: toggled(selection[kind], id) };
}

function withChoice(selection: FilterSelection, choice: SpecificationChoice): FilterSelection {
  const replaces = selection.specifications.some((chosen) => chosen.groupId === choice.groupId);
  const specifications = replaces
    ? selection.specifications.map((chosen) => (chosen.groupId === choice.groupId ? choice : chosen))
    : [...selection.specifications, choice];
  return { ...selection, specifications };
}

/** Chooses the value of a single-choice group, replacing an earlier one. */
export function chooseValue(selection: FilterSelection, groupId: string, value: string): FilterSelection {
  return withChoice(selection, { groupId, values: [value] });
}

/** The chosen values of a group; empty for an interval. */
export function chosenValues(selection: FilterSelection, groupId: string): readonly string[] {
  return valuesOf(selection.specifications.find((choice) => choice.groupId === groupId));
}

/** The chosen interval of a group, or null. */
export function chosenInterval(selection: FilterSelection, groupId: string): Range | null {
  return intervalOf(selection.specifications.find((choice) => choice.groupId === groupId));
}

/** Adds or removes a value of a multiple-choice group; a group without values disappears. */
export function toggleValue(selection: FilterSelection, groupId: string, value: string): FilterSelection {
  const values = toggled(chosenValues(selection, groupId), value);
  return values.length === 0 ? removeGroup(selection, groupId) : withChoice(selection, { groupId, values });
}

/** Removes everything chosen in a specification group. */
export function removeGroup(selection: FilterSelection, groupId: string): FilterSelection {
  return { ...selection, specifications: selection.specifications.filter((choice) => choice.groupId !== groupId) };
}

/** Chooses an interval of a group. */
export function chooseInterval(selection: FilterSelection, groupId: string, range: Range): FilterSelection {
  return withChoice(selection, { groupId, min: range.min, max: range.max });
}

/** The ids that belong to a page itself, such as the brand of a brand page, and that cannot be removed. */
export type LockedFilters = Partial<ByKind<readonly string[]>>;

/** Clears the filters; keeps the sort order, the view and the page's own ids. */
export function clearSelection(selection: FilterSelection, own: LockedFilters = {}): FilterSelection {
  return { ...emptySelection, ...own, sorting: selection.sorting, viewType: selection.viewType };
}

/** The number of chosen filters besides the page's own, counted as they are removed: an interval is one. */
export function countFilters(selection: FilterSelection, own: LockedFilters = {}): number {
  const { specifications, priceMin, priceMax } = selection;
  const ids = filterKindNames.flatMap((kind) => selection[kind].filter((id) => own[kind]?.includes(id) !== true));
  const ofGroups = specifications.reduce((sum, choice) => sum + ("values" in choice ? choice.values.length : 1), 0);
  return ids.length + ofGroups + (priceMin === null && priceMax === null ? 0 : 1);
}

/** Whether any filter is chosen besides the page's own. */
export function hasFilters(selection: FilterSelection, own: LockedFilters = {}): boolean {
  return countFilters(selection, own) > 0;
}

/** A selection after dropping groups that are missing from the server's response. */
export interface KeptGroups<Selection> {
  readonly selection: Selection;
  /** Whether groups were dropped, so that the listing has to be requested again. */
  readonly hasDropped: boolean;
}

/** Drops the chosen groups that the server no longer returns; without any returned group all are dropped. */
export function keepReturnedGroups<Selection extends Pick<FilterSelection, "specifications">>(
  selection: Selection,
  returned: readonly { readonly groupId: string | number }[],
): KeptGroups<Selection> {
  const ids = new Set(returned.map((group) => String(group.groupId)));
  const remaining = selection.specifications.filter((choice) => ids.has(choice.groupId));
  const hasDropped = remaining.length < selection.specifications.length;
  return hasDropped
    ? { selection: { ...selection, specifications: remaining }, hasDropped }
    : { selection, hasDropped };
}
