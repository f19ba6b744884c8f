/**
 * Opens the new folds in place of those that the user had opened. Returns those of which nothing is drawn yet: their
 * part is still being loaded. Where a number of folds has changed, none is opened, now or later.
 */
export function openFolds(
  root: HTMLElement,
  opened: readonly HTMLDetailsElement[],
  newFoldOf: (fold: HTMLDetailsElement) => HTMLDetailsElement | undefined,
): readonly HTMLDetailsElement[] {
  const drawn = new Set([...root.querySelectorAll("details")].map(({ className }) => className));
  for (const fold of opened) {
    const replacement = newFoldOf(fold);
    if (replacement) replacement.open = true;
  }
  return opened.filter(({ className }) => !drawn.has(className));
}
