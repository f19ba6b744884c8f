/** How many rows of a filter list show before it is expanded. */
const collapsedRows = 5;
/** A list with more rows than this has a toggle. */
const rowsWithoutToggle = 4;

/** A filter list cut in two: what always shows, and what shows when expanded. */
export interface FilterList<Row> {
  readonly shown: readonly Row[];
  readonly more: readonly Row[];
  readonly hasToggle: boolean;
  /** Whether the list starts expanded because something beyond the first rows is chosen. */
  readonly startsOpen: boolean;
}

/** Cuts a filter list after its first five rows. */
export function filterList<Row>(rows: readonly Row[], isChosen: (row: Row) => boolean): FilterList<Row> {
  const more = rows.slice(collapsedRows);
  return {
    shown: rows.slice(0, collapsedRows),
    more,
    hasToggle: rows.length > rowsWithoutToggle,
    startsOpen: more.some(isChosen),
  };
}
