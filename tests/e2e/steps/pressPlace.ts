import type { Locator } from "playwright-core";

/** Presses where something is, as a hand does that sees it, whether it takes presses or not: a finger where the screen feels one. */
export async function pressPlace(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (box === null) throw new Error("There is nothing to press.");
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const page = what.page();
  if (await page.evaluate(() => navigator.maxTouchPoints === 0)) return page.mouse.click(place.x, place.y);
  // The end is sent with the beginning: between two calls a busy machine makes a tap so long that it is none any more.
  const session = await page.context().newCDPSession(page);
  await Promise.all([
    session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] }),
    session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
  ]);
  await session.detach();
}
