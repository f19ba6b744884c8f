/** How many rows of a filter list show while it is collapsed. */
const collapsedRows = 5;
/** A specification group with more rows than this has a toggle. */
const groupRowsWithoutToggle = 4;
/** A list with more rows than this can be searched once it is opened. */
const rowsWithoutSearch = 11;
/** A list with more rows than this is rendered in part until it is opened. */
const rowsDrawnAtOnce = 30;
/** Rows behind the toggle of a long list before it is opened. */
const rowsBeforeOpening = 15;

/** A filter list cut in two: rows that always show, and rows that show when expanded. */
export interface FilterList<Row> {
  readonly shown: readonly Row[];
  readonly more: readonly Row[];
  readonly hasToggle: boolean;
  /** Whether the list is long enough to be searched. */
  readonly isLong: boolean;
  /** The rows behind the toggle of a long list until it has been opened: the first ones and the chosen ones. */
  readonly early: readonly Row[];
  /** Whether the list starts expanded because something beyond the first rows is chosen. */
  readonly startsOpen: boolean;
}

/** How a filter list is cut. */
export interface FilterListCut<Row> {
  readonly isChosen: (row: Row) => boolean;
  /** Whether the rows are the values of a specification group; those have a toggle from five rows on. */
  readonly isGroup?: boolean;
}

/** Cuts a filter list after its first five rows. Lists that are not groups have a toggle as soon as there are more. */
export function filterList<Row>(
  rows: readonly Row[],
  { isChosen, isGroup = false }: FilterListCut<Row>,
): FilterList<Row> {
  const more = rows.slice(collapsedRows);
  return {
    shown: rows.slice(0, collapsedRows),
    more,
    hasToggle: rows.length > (isGroup ? groupRowsWithoutToggle : collapsedRows),
    isLong: rows.length > rowsWithoutSearch,
    early:
      rows.length > rowsDrawnAtOnce ? more.filter((row, index) => index < rowsBeforeOpening || isChosen(row)) : more,
    startsOpen: more.some(isChosen),
  };
}

/** Lower case without diacritics, so that a plain letter also finds those with dots and rings. */
const normalized = (text: string): string => text.toLocaleLowerCase("sv").normalize("NFD").replaceAll(/\p{M}/gu, "");

/** The rows whose name contains every typed word, in their order; all rows if nothing is typed. */
export function searchFilterRows<Row extends { readonly name: string }>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const words = normalized(typed).split(/\s+/).filter(Boolean);
  return words.length === 0 ? rows : rows.filter(({ name }) => words.every((word) => normalized(name).includes(word)));
}

/** Groups that a listing shows at once; the others are behind a toggle, unless something in them is chosen. */
const earlyGroups = 12;

/** The specification groups that show at once, and those behind the toggle. */
export function splitGroups<Group extends { readonly groupId: number }>(
  groups: readonly Group[],
  chosen: readonly string[],
): { readonly early: readonly Group[]; readonly late: readonly Group[] } {
  const isEarly = (group: Group, index: number): boolean =>
    index < earlyGroups || chosen.includes(String(group.groupId));
  return { early: groups.filter(isEarly), late: groups.filter((group, index) => !isEarly(group, index)) };
}
