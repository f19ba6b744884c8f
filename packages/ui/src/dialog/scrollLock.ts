/** Milliseconds that the page stays locked after a dialog has closed; so long does the closing take to be seen. */
export const closingTime = 250;

/**
 * Keeps the page from scrolling until the answer is called; several may hold it. The style sheet of Dialog does the rest:
 * the body has the class `torg-locked`, `data-torg-locks` tells how many hold it, and `--torg-scrollbar` how wide the
 * scrollbar was that went.
 */
export function lockScroll(page: Document = document): () => void {
  const { body, documentElement: root } = page;
  const count = (): number => Number(body.dataset["torgLocks"] ?? 0);
  if (count() === 0)
    root.style.setProperty(
      "--torg-scrollbar",
      `${page.defaultView === null ? 0 : page.defaultView.innerWidth - root.clientWidth}px`,
    );
  body.classList.add("torg-locked");
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
    body.classList.remove("torg-locked");
    root.style.removeProperty("--torg-scrollbar");
  };
}
