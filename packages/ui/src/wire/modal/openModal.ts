import { keepInside } from "./keepInside.ts";
import { closingTime, releaseScroll } from "./lockScroll.ts";
import { showModal } from "./showModal.ts";

/** The dialogs whose end is listened to. */
const listened = new WeakSet<HTMLDialogElement>();

/** Lets the page go that a dialog holds. */
function release({ dataset, ownerDocument: page }: HTMLDialogElement): void {
  if (dataset["torgHolds"] === undefined) return;
  delete dataset["torgHolds"];
  releaseScroll(page);
}

/**
 * Opens the browser's own dialog as a modal one, or takes over an open one: all else is inert, Tab goes round in it, the
 * focus returns to what had it, and the page does not scroll until 250 ms after it has been closed, by whomever.
 */
export function openModal(dialog: HTMLDialogElement): void {
  try {
    if (!dialog.open) showModal(dialog);
  } catch (error) {
    release(dialog);
    throw error;
  }
  if (listened.has(dialog)) return;
  listened.add(dialog);
  const end = (): void => {
    // Closed and opened again before the browser told of it.
    if (dialog.open) return;
    dialog.removeEventListener("close", end);
    dialog.removeEventListener("keydown", keepInside);
    listened.delete(dialog);
    setTimeout(() => {
      if (!dialog.open) release(dialog);
    }, closingTime);
  };
  dialog.addEventListener("close", end);
  dialog.addEventListener("keydown", keepInside);
}
