import { keepInside } from "./keepInside.ts";
import { showModal } from "./showModal.ts";

function letOut({ target }: Event): void {
  // Unless it was opened again before the browser told that it was closed.
  if (target instanceof HTMLDialogElement && !target.open) target.removeEventListener("keydown", keepInside);
}

/**
 * Opens the browser's own dialog as a modal one, or takes over an open one: all else is inert, Tab goes round in it, the
 * focus returns to what had it, and the page does not scroll until 250 ms after it has been closed, by whomever.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) showModal(dialog);
  dialog.addEventListener("close", letOut);
  dialog.addEventListener("keydown", keepInside);
}
