import { allMarked } from "@torg/ui/wire";
import { compareMarks } from "./compareMarks.ts";

/**
 * Ticks the compare checkboxes that React has not hydrated yet, so that they show the list. It sets their default state
 * too, so that React does not take the tick for a change by the visitor.
 */
export function markCompared(productIds: readonly number[], isUnhydrated: (box: HTMLElement) => boolean): void {
  for (const box of allMarked(document, compareMarks.box)) {
    if (!(box instanceof HTMLInputElement) || !isUnhydrated(box)) continue;
    const isCompared = productIds.includes(Number(box.value));
    box.defaultChecked = isCompared;
    box.checked = isCompared;
  }
}
