import { wirePassword } from "@torg/ui/wire";
import { checkAgain } from "../forms/checkAgain.ts";
import { keepDraft } from "../forms/keepDraft.ts";

/** Adds script to the forms of checkout, login and a payment that is being checked. */
export function wireForms(wake: (island: HTMLElement) => void): void {
  keepDraft(wake);
  checkAgain();
  wirePassword(document);
}
