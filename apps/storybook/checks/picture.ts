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

/** Height of a picture that holds everything; a thing that is fixed to the window needs the whole window. */
function pictureHeight(): number {
  const shown = [...document.body.querySelectorAll("*")].filter(isShown);
  if (shown.some((element) => getComputedStyle(element).position === "fixed")) return window.innerHeight;
  const ends = shown.map((element) => element.getBoundingClientRect().bottom);
  return Math.ceil(Math.min(Math.max(0, ...ends), tallest)) + margin;
}

/** Compares what is drawn, and what lies over it, with the picture of that name; `width` is that of the page. */
export async function comparePicture(name: string, width: number): Promise<void> {
  const { style } = document.body;
  const before = style.cssText;
  window.scrollTo(0, 0);
  style.cssText = `margin: 0; padding: ${margin}px; box-sizing: border-box; min-block-size: 0; block-size: auto;`;
  await nextLayout();
  const height = pictureHeight();
  style.blockSize = `${height}px`;
  if (height > window.innerHeight) await page.viewport(width, height);
  await shortTimersEnded();
  await settle();
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
  style.cssText = before;
}
