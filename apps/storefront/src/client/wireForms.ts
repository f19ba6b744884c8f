import { wirePassword } from "@torg/ui/wire";
import { checkAgain } from "../forms/checkAgain.ts";
import { keepDraft } from "../forms/keepDraft.ts";

/** What the forms of checkout, login and a payment that is being checked have besides the browser's own. */
export function wireForms(wake: (island: HTMLElement) => void): void {
  keepDraft(wake);
  checkAgain();
  wirePassword(document);
}
