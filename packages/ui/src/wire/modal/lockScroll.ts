/** How long the page stays locked after a dialog has closed, in milliseconds; the length of the closing animation. */
export const closingTime = 250;

const heldBy = ({ body }: Document): number => Number(body.dataset["torgLocks"] ?? 0);

/**
 * Keeps the page from scrolling until each hold is released. The body's `data-torg-locks` counts the holds, and the
 * base styles react to it. The body gets padding as wide as the scrollbar that disappears.
 */
export function holdScroll(page: Document): void {
  const { body, defaultView: view } = page;
  if (heldBy(page) === 0 && view !== null) {
    const scrollbar = view.innerWidth - page.documentElement.clientWidth;
    // A plain style, not a custom property: every element would inherit that and be restyled.
    if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`;
  }
  body.dataset["torgLocks"] = `${heldBy(page) + 1}`;
}

/** Releases one hold of the page. */
export function releaseScroll(page: Document): void {
  const remaining = heldBy(page) - 1;
  if (remaining > 0) {
    page.body.dataset["torgLocks"] = `${remaining}`;
    return;
  }
  delete page.body.dataset["torgLocks"];
  page.body.style.removeProperty("padding-inline-end");
}

/** Keeps the page from scrolling until the returned function is called; several holds may overlap. */
export function lockScroll(page: Document = document): () => void {
  holdScroll(page);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    releaseScroll(page);
  };
}
