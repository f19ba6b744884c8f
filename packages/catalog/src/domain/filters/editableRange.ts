import { chooseInterval, chosenInterval, type FilterSelection, type Range, removeGroup } from "./filterSelection.ts";
import { intervalBounds } from "./range.ts";

/** A range that the visitor can change, and what changing it makes of the selection. */
export interface EditableRange {
  /** Null for the price. */
  readonly groupId: string | null;
  /** The chosen range, or the bounds if nothing is chosen. */
  readonly range: Range;
  readonly bounds: Range;
  /** The selection with another range; one that reaches both bounds filters nothing, and is not kept. */
  readonly choose: (selection: FilterSelection, next: Range) => FilterSelection;
}

/** A group of a listing, by whose values an interval is bounded. */
export interface IntervalRows {
  readonly groupId: string | number;
  readonly rows: readonly { readonly value: string }[];
}

/** The interval of a specification group; null if the listing has no such group, or the group no numbers. */
export function editableInterval(
  selection: FilterSelection,
  groups: readonly IntervalRows[],
  groupId: string,
): EditableRange | null {
  const group = groups.find((candidate) => String(candidate.groupId) === groupId);
  const bounds = intervalBounds(group?.rows ?? []);
  if (bounds === null) return null;
  return {
    groupId,
    range: chosenInterval(selection, groupId) ?? bounds,
    bounds,
    choose: (current, next) =>
      next.min === bounds.min && next.max === bounds.max
        ? removeGroup(current, groupId)
        : chooseInterval(current, groupId, next),
  };
}

/** The price; each end at its bound is left open. */
export function editablePrice(selection: Pick<FilterSelection, "priceMin" | "priceMax">, bounds: Range): EditableRange {
  return {
    groupId: null,
    range: { min: selection.priceMin ?? bounds.min, max: selection.priceMax ?? bounds.max },
    bounds,
    choose: (current, next) => ({
      ...current,
      priceMin: next.min === bounds.min ? null : next.min,
      priceMax: next.max === bounds.max ? null : next.max,
    }),
  };
}
