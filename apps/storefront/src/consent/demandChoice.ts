import { openModal } from "@torg/ui/wire";

/** Opens the consent dialog, and again whenever it closes while a choice is due: Escape is not a choice. */
export function demandChoice(dialog: HTMLDialogElement, isDue: () => boolean): void {
  openModal(dialog);
  dialog.addEventListener("close", () => {
    if (isDue()) openModal(dialog);
  });
}
