import { keepInside } from "./keepInside.ts";
import { showModal } from "./showModal.ts";

function letOut({ target }: Event): void {
  // Unless it was reopened before the close event.
  if (target instanceof HTMLDialogElement && !target.open) target.removeEventListener("keydown", keepInside);
}

/**
 * Opens a native dialog as modal, or takes over an open one: everything else is inert, Tab wraps around inside, the
 * focus is restored afterwards, and the page does not scroll until 250 ms after it was closed, in whatever way.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) showModal(dialog);
  dialog.addEventListener("close", letOut);
  dialog.addEventListener("keydown", keepInside);
}
