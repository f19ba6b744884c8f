/** How long a fold that is loaded later is waited for, in milliseconds. */
const patienceMs = 5000;

/** Whether an event shows that the user has gone on; a key that no element gets may be meant for the lost field. */
function isElsewhere({ type, target }: Event, folds: readonly HTMLDetailsElement[]): boolean {
  if (!(target instanceof Element) || (type === "keydown" && target === document.body)) return false;
  const className = target.closest("details")?.className;
  return !folds.some((fold) => fold.className === className);
}

/**
 * Opens folds whose part is loaded after the island was re-rendered, as soon as they are there. `openDrawn` opens those
 * that are drawn by now and returns the others. Gives up when the user presses or focuses something else, so that
 * nothing opens or takes the focus under their hand.
 */
export function openLateFolds(
  root: HTMLElement,
  late: readonly HTMLDetailsElement[],
  openDrawn: (folds: readonly HTMLDetailsElement[]) => readonly HTMLDetailsElement[],
): void {
  if (late.length === 0) return;
  const controller = new AbortController();
  const { signal } = controller;
  const giveUp = (): void => controller.abort();
  let missing = late;
  const observer = new MutationObserver(() => {
    missing = openDrawn(missing);
    if (missing.length === 0) giveUp();
  });
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
  const goOn = (event: Event): void => {
    if (isElsewhere(event, late)) giveUp();
  };
  for (const type of ["pointerdown", "keydown", "focusin"])
    document.addEventListener(type, goOn, { capture: true, signal });
  setTimeout(giveUp, patienceMs);
}
