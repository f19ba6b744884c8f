/**
 * Where the focus goes when the row that held it is taken away: to the row that moves up into its place, at the end of
 * the list to the one before, and null when the list has become empty.
 */
export function focusAfterRemoval(removed: number, rowsLeft: number): number | null {
  return rowsLeft <= 0 ? null : Math.min(removed, rowsLeft - 1);
}
