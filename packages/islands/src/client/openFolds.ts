/** How long a fold that is loaded later is waited for, in milliseconds. */
const patienceMs = 10_000;

/**
 * Opens the new folds in place of those that the user had opened. One whose part is still being loaded after the island
 * was re-rendered is opened when it is there.
 */
export function openFolds(
  root: HTMLElement,
  opened: readonly HTMLDetailsElement[],
  newFoldOf: (fold: HTMLDetailsElement) => HTMLDetailsElement | undefined,
): void {
  const open = (folds: readonly HTMLDetailsElement[]): readonly HTMLDetailsElement[] =>
    folds.filter((fold) => {
      const replacement = newFoldOf(fold);
      if (replacement) replacement.open = true;
      return replacement === undefined;
    });
  let missing = open(opened);
  if (missing.length === 0) return;
  const observer = new MutationObserver(() => {
    missing = open(missing);
    if (missing.length === 0) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patienceMs);
}
