import { navigationMarks } from "@torg/navigation/wire";
import { modalDialogMark } from "@torg/ui/wire";

/** The style sheet of the consent dialog. */
export const consentSheet = "/build/consent.css";

/** The consent dialog of the page; null before the page is written. */
export const consentDialog = (): HTMLDialogElement | null => document.querySelector("dialog");

/**
 * Writes a page with the place of the consent dialog and the footer's link to its settings. `asks` is the sheet that
 * the document names when it has to ask; undefined on a page that does not ask. The simulated browser has no top layer:
 * its dialogs only set `open`.
 */
export function writeConsentPage(asks: string | undefined): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  if (asks === undefined) delete document.documentElement.dataset["asks"];
  else document.documentElement.dataset["asks"] = asks;
  document.body.innerHTML = `<footer><a href="/sidor/integritet" data-wire="${navigationMarks.privacy}">Integritet</a></footer>
    <div data-island="consent" data-styles="${consentSheet}"><dialog data-wire="${modalDialogMark}"></dialog></div>`;
}

/** Cleans up for the next test: no choice, no sheet, no scroll lock. */
export function leaveConsentPage(): void {
  document.cookie = "required=; Max-Age=0; path=/";
  document.head.innerHTML = "";
  delete document.body.dataset["torgLocks"];
  delete document.documentElement.dataset["asks"];
}
