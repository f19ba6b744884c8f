import type { Locator } from "playwright-core";

/** Presses the middle of an element, whether or not it accepts presses: with a finger on touch screens. */
export async function pressPlace(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (box === null) throw new Error("There is nothing to press.");
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const page = what.page();
  if (await page.evaluate(() => navigator.maxTouchPoints === 0)) return page.mouse.click(place.x, place.y);
  // Both events are sent at once: between two calls a busy machine would make the tap too long to count as one.
  const session = await page.context().newCDPSession(page);
  await Promise.all([
    session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] }),
    session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
  ]);
  await session.detach();
}
