/**
 * The row to focus after the focused row was removed: the one that takes its place, at the end the one before, and null
 * if the list is empty.
 */
export function focusAfterRemoval(removed: number, rowsLeft: number): number | null {
  return rowsLeft <= 0 ? null : Math.min(removed, rowsLeft - 1);
}
