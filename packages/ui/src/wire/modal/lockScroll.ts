/** Milliseconds that the page stays locked after a dialog has closed; so long does the closing take to be seen. */
export const closingTime = 250;

const heldBy = ({ body }: Document): number => Number(body.dataset["torgLocks"] ?? 0);

/**
 * Keeps the page from scrolling until it is released as often as it was held, by the base styles of a body whose
 * `data-torg-locks` tells how many hold it. The body is as much narrower as the scrollbar was wide that went.
 */
export function holdScroll(page: Document): void {
  const { body, defaultView: view } = page;
  if (heldBy(page) === 0 && view !== null) {
    const scrollbar = view.innerWidth - page.documentElement.clientWidth;
    // A style of its own and no custom property, which every element would inherit and be styled anew for.
    if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`;
  }
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
  page.body.style.removeProperty("padding-inline-end");
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
