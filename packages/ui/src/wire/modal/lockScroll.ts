/** Milliseconds that the page stays locked after a dialog has closed; so long does the closing take to be seen. */
export const closingTime = 250;

const heldBy = ({ body }: Document): number => Number(body.dataset["torgLocks"] ?? 0);

/**
 * Keeps the page from scrolling until it is released as often as it was held. The base styles do the rest: the body's
 * `data-torg-locks` tells how many hold it, and `--torg-scrollbar` how wide the scrollbar was that went.
 */
export function holdScroll(page: Document): void {
  const { body, documentElement: root } = page;
  if (heldBy(page) === 0)
    root.style.setProperty(
      "--torg-scrollbar",
      `${page.defaultView === null ? 0 : page.defaultView.innerWidth - root.clientWidth}px`,
    );
  body.dataset["torgLocks"] = `${heldBy(page) + 1}`;
}

/** Lets the page go that was held once. */
export function releaseScroll(page: Document): void {
  const left = heldBy(page) - 1;
  if (left > 0) {
    page.body.dataset["torgLocks"] = `${left}`;
    return;
  }
  delete page.body.dataset["torgLocks"];
  page.documentElement.style.removeProperty("--torg-scrollbar");
}

/** Keeps the page from scrolling until the answer is called; several may hold it. */
export function lockScroll(page: Document = document): () => void {
  holdScroll(page);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    releaseScroll(page);
  };
}
