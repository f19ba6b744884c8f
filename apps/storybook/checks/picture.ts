import { expect } from "vitest";
import { page } from "vitest/browser";
import { nextLayout, settle } from "./settle.ts";
import { shortTimersEnded } from "./shortTimers.ts";

const margin = 16;
/** Pictures of stories are cut off below this height. */
const tallest = 1600;

function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Whether an element is positioned by the window instead of the page: fixed, or sticky at the lower edge. */
function isHeldByWindow(element: Element): boolean {
  const { position, insetBlockEnd } = getComputedStyle(element);
  return position === "fixed" || (position === "sticky" && insetBlockEnd !== "auto");
}

/** The part of the page in the picture: where it begins, and how high it is. */
function pictureView(): { readonly top: number; readonly height: number } {
  const shown = [...document.body.querySelectorAll("*")].filter(isShown);
  // Such an element needs the whole window in its scroll position: it may be visible only there.
  if (shown.some(isHeldByWindow)) return { top: window.scrollY, height: window.innerHeight };
  const ends = shown.map((element) => element.getBoundingClientRect().bottom + window.scrollY);
  return { top: 0, height: Math.ceil(Math.min(Math.max(0, ...ends), tallest)) + margin };
}

/**
 * Compares the rendered story, and any layer above it, with the reference picture of that name; `width` is the page's.
 */
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
  // Elements positioned relative to others update their position.
  window.dispatchEvent(new Event("resize"));
  await shortTimersEnded();
  await settle();
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
  style.cssText = before;
}
