import { holdScroll } from "./lockScroll.ts";

/**
 * Opens the browser's own dialog as a modal one and keeps the page from scrolling, once for each dialog however often it
 * is asked. `openModal` does the rest, also for a dialog that was opened by this alone.
 */
export function showModal(dialog: HTMLDialogElement): void {
  // Before it opens: both change every element's style, and opening reckons them all at once.
  if (dialog.dataset["torgHolds"] === undefined) holdScroll(dialog.ownerDocument);
  dialog.dataset["torgHolds"] = "";
  dialog.showModal();
}
