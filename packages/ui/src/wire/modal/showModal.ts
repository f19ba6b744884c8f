import { closingTime, holdScroll, releaseScroll } from "./lockScroll.ts";

/** Lets the page go that a dialog holds, unless it is open again. */
function release(dialog: HTMLDialogElement): void {
  const { dataset, ownerDocument: page } = dialog;
  if (dialog.open || dataset["torgHolds"] === undefined) return;
  delete dataset["torgHolds"];
  releaseScroll(page);
}

// One function for all dialogs: however often one is opened, it listens once.
function releaseLater({ target }: Event): void {
  if (target instanceof HTMLDialogElement) setTimeout(release, closingTime, target);
}

/**
 * Opens the browser's own dialog as a modal one, and keeps the page from scrolling until 250 ms after it has been closed,
 * by whomever. `openModal` does the rest, also for a dialog that was opened by this alone.
 */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  // After it has opened, which lays out the page: measured before, the whole page would be styled and laid out twice.
  if (dialog.dataset["torgHolds"] === undefined) holdScroll(dialog.ownerDocument);
  dialog.dataset["torgHolds"] = "";
  dialog.addEventListener("close", releaseLater);
}
