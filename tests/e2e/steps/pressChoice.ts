import type { ElementHandle, Locator } from "playwright-core";

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The centre of a label's text, relative to its corner; null without text. */
function wordsIn(label: Element): Place | null {
  const corner = label.getBoundingClientRect();
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const [line] = range.getClientRects();
    const isLink = walker.currentNode.parentElement?.closest("a") !== null;
    if (!isLink && walker.currentNode.textContent?.trim() && line && line.width > 4)
      return { x: line.x + line.width / 2 - corner.x, y: line.y + line.height / 2 - corner.y };
  }
  return null;
}

/** The element a person presses to choose: the label, or the box if it has none, as with a star. */
async function pressedPart(choice: Locator): Promise<ElementHandle<Element>> {
  const handle = await choice.evaluateHandle((input) => {
    const label = input instanceof HTMLInputElement ? input.labels?.[0] : undefined;
    return label && label.getClientRects().length > 0 ? label : input;
  });
  return handle;
}

/**
 * Presses the text of a choice, which is larger than its box and what people aim at: with a finger on a phone's page,
 * else with the mouse.
 */
export async function pressChoice(choice: Locator): Promise<void> {
  const part = await pressedPart(choice);
  await part.scrollIntoViewIfNeeded();
  const position = await part.evaluate(wordsIn);
  const isTouched = await part.evaluate(() => navigator.maxTouchPoints > 0);
  const options = position === null ? {} : { position };
  await (isTouched ? part.tap(options) : part.click(options));
}
