import { openModal } from "@torg/ui/wire";
import { fetchInlinedSheets } from "./fetchInlinedSheets.ts";

/**
 * Opens the consent dialog, and again whenever it closes while a choice is due: Escape is not a choice. Meanwhile it
 * fetches what the page after the choice needs.
 */
export function requireChoice(dialog: HTMLDialogElement, isDue: () => boolean): void {
  openModal(dialog);
  fetchInlinedSheets();
  dialog.addEventListener("close", () => {
    if (isDue()) openModal(dialog);
  });
}
