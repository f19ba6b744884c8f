import { holdScroll, releaseScroll } from "./lockScroll.ts";

/**
 * Opens the browser's own dialog as a modal one and keeps the page from scrolling, once for each dialog however often it
 * is asked. `openModal` does the rest, also for a dialog that was opened by this alone.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const { dataset, ownerDocument: page } = dialog;
  const isHeld = dataset["torgHolds"] !== undefined;
  // Before it opens: both change every element's style, and opening reckons them all at once.
  if (!isHeld) holdScroll(page);
  dataset["torgHolds"] = "";
  try {
    dialog.showModal();
  } catch (error) {
    if (!isHeld) releaseModal(dialog);
    throw error;
  }
}

/** Lets the page go that a dialog holds. */
export function releaseModal({ dataset, ownerDocument: page }: HTMLDialogElement): void {
  if (dataset["torgHolds"] === undefined) return;
  delete dataset["torgHolds"];
  releaseScroll(page);
}
