import { keepInside } from "./keepInside.ts";
import { closingTime, lockScroll } from "./lockScroll.ts";

/**
 * Opens the browser's own dialog as a modal one, unless it is open: all else is inert, Tab goes round in it, the focus
 * returns to what had it, and the page does not scroll until 250 ms after it has been closed, by whomever.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  // Before it opens: both change every element's style, and opening reckons them all at once.
  const unlock = lockScroll(dialog.ownerDocument);
  try {
    dialog.showModal();
  } catch (error) {
    unlock();
    throw error;
  }
  const end = (): void => {
    // Closed and opened again before the browser told of it.
    if (dialog.open) return;
    dialog.removeEventListener("close", end);
    dialog.removeEventListener("keydown", keepInside);
    setTimeout(unlock, closingTime);
  };
  dialog.addEventListener("close", end);
  dialog.addEventListener("keydown", keepInside);
}
