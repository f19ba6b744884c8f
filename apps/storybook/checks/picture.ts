import { expect } from "vitest";
import { page } from "vitest/browser";
import { nextLayout, settle } from "./settle.ts";
import { shortTimersEnded } from "./shortTimers.ts";

const margin = 16;
/** Nothing below this is in the picture of a story. */
const tallest = 1600;

function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Whether a thing has its place in the window instead of the page: one that is fixed, or sticks to the lower edge. */
function isHeldByWindow(element: Element): boolean {
  const { position, insetBlockEnd } = getComputedStyle(element);
  return position === "fixed" || (position === "sticky" && insetBlockEnd !== "auto");
}

/** The part of the page that a picture shows: how far down it begins, and how high it is. */
function pictureView(): { readonly top: number; readonly height: number } {
  const shown = [...document.body.querySelectorAll("*")].filter(isShown);
  // A thing that the window holds needs the whole window, scrolled as it is: it may be there only then.
  if (shown.some(isHeldByWindow)) return { top: window.scrollY, height: window.innerHeight };
  const ends = shown.map((element) => element.getBoundingClientRect().bottom + window.scrollY);
  return { top: 0, height: Math.ceil(Math.min(Math.max(0, ...ends), tallest)) + margin };
}

/** Compares what is drawn, and what lies over it, with the picture of that name; `width` is that of the page. */
export async function comparePicture(name: string, width: number): Promise<void> {
  const { style } = document.body;
  const before = style.cssText;
  style.cssText = `margin: 0; padding: ${margin}px; box-sizing: border-box; min-block-size: 0; block-size: auto; overflow-anchor: none;`;
  await nextLayout();
  const { top, height } = pictureView();
  style.blockSize = `${height}px`;
  style.marginBlockStart = `${top}px`;
  if (height > window.innerHeight) await page.viewport(width, height);
  window.scrollTo({ top, behavior: "instant" });
  // What was placed beside something looks anew where that is.
  window.dispatchEvent(new Event("resize"));
  await shortTimersEnded();
  await settle();
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
  style.cssText = before;
}
