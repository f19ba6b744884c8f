import { offsetToShow } from "../carousel/carouselStrip.ts";
import { readStep, scrollStrip } from "../carousel/readStep.ts";

/** Moves a row of links by so many pixels, at most to its beginning; backwards when negative. */
export function moveRow(row: HTMLElement, pixels: number): void {
  scrollStrip(row, Math.max(0, Math.abs(row.scrollLeft) + pixels));
}

/** Brings the link at a place of the row into sight, within its row alone, so that the page itself stays where it is. */
export function showLinkAt(row: HTMLElement, index: number): void {
  if (index >= 0) scrollStrip(row, offsetToShow(readStep(row), index));
}

/** Brings a link that got the focus wholly into sight: a browser leaves one that is half in sight where it is. */
export function showFocused({ target }: { readonly target: EventTarget | null }): void {
  if (target instanceof Element) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
