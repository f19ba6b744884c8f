/**
 * Ticks the compare boxes of tiles whose island sleeps, so that they show what is compared. The tick is made their
 * first state, so that a waking island does not take it for something that the visitor did meanwhile.
 */
export function markCompared(root: ParentNode, productIds: readonly number[]): void {
  const asleep = "[data-island]:not([data-state]) input[data-compare]";
  for (const box of root.querySelectorAll<HTMLInputElement>(asleep)) {
    const isCompared = productIds.includes(Number(box.dataset["compare"]));
    box.defaultChecked = isCompared;
    box.checked = isCompared;
  }
}
