import { closingTime, holdScroll, releaseScroll } from "./lockScroll.ts";

/** Releases the page that a dialog holds, unless the dialog is open again. */
function release(dialog: HTMLDialogElement): void {
  const { dataset, ownerDocument: page } = dialog;
  if (dialog.open || dataset["torgHolds"] === undefined) return;
  delete dataset["torgHolds"];
  releaseScroll(page);
}

// One function for all dialogs, so that each registers it only once, however often it opens.
function releaseLater({ target }: Event): void {
  if (target instanceof HTMLDialogElement) setTimeout(release, closingTime, target);
}

/**
 * Opens a native dialog as modal, and keeps the page from scrolling until 250 ms after it was closed, in whatever way.
 * `openModal` does the rest, also for a dialog that only this has opened.
 */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  // After opening, which triggers layout: measuring before would lay out the whole page twice.
  if (dialog.dataset["torgHolds"] === undefined) holdScroll(dialog.ownerDocument);
  dialog.dataset["torgHolds"] = "";
  dialog.addEventListener("close", releaseLater);
}
