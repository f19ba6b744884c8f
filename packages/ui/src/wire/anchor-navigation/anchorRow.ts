import { offsetToShow } from "../carousel/carouselStrip.ts";
import { readStep, scrollStrip } from "../carousel/readStep.ts";

/** Scrolls a row of links by a number of pixels (negative: back), but not beyond its start. */
export function moveRow(row: HTMLElement, pixels: number): void {
  scrollStrip(row, Math.max(0, Math.abs(row.scrollLeft) + pixels));
}

/** Scrolls the link at an index into view, within its row only, so that the page does not scroll. */
export function showLinkAt(row: HTMLElement, index: number): void {
  if (index >= 0) scrollStrip(row, offsetToShow(readStep(row), index));
}

/** Scrolls a focused link fully into view; a browser leaves a half-visible one where it is. */
export function showFocused({ target }: { readonly target: EventTarget | null }): void {
  if (target instanceof Element) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
