import { openModal } from "@torg/ui/wire";

/** Opens the dialog about consent, and again whenever it closes while a choice is due: Escape is none. */
export function demandChoice(dialog: HTMLDialogElement, isDue: () => boolean): void {
  openModal(dialog);
  dialog.addEventListener("close", () => {
    if (isDue()) openModal(dialog);
  });
}
