import { allMarked } from "@torg/ui/wire";
import { compareMarks } from "./compareMarks.ts";

/**
 * Ticks the compare boxes that no React owns yet, so that they show what is compared. The tick is made their first state,
 * so that React, once it takes over, does not take it for something that the visitor did meanwhile.
 */
export function markCompared(productIds: readonly number[], isAsleep: (box: HTMLElement) => boolean): void {
  for (const box of allMarked(document, compareMarks.box)) {
    if (!(box instanceof HTMLInputElement) || !isAsleep(box)) continue;
    const isCompared = productIds.includes(Number(box.value));
    box.defaultChecked = isCompared;
    box.checked = isCompared;
  }
}
