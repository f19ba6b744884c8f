/** Milliseconds that the page stays locked after a dialog has closed; so long does the closing take to be seen. */
export const closingTime = 250;

/**
 * Keeps the page from scrolling until the answer is called; several may hold it. The base styles do the rest: the body's
 * `data-torg-locks` tells how many hold it, and `--torg-scrollbar` how wide the scrollbar was that went.
 */
export function lockScroll(page: Document = document): () => void {
  const { body, documentElement: root } = page;
  const count = (): number => Number(body.dataset["torgLocks"] ?? 0);
  if (count() === 0)
    root.style.setProperty(
      "--torg-scrollbar",
      `${page.defaultView === null ? 0 : page.defaultView.innerWidth - root.clientWidth}px`,
    );
  body.dataset["torgLocks"] = `${count() + 1}`;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    const left = count() - 1;
    if (left > 0) {
      body.dataset["torgLocks"] = `${left}`;
      return;
    }
    delete body.dataset["torgLocks"];
    root.style.removeProperty("--torg-scrollbar");
  };
}
