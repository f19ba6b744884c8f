import { hasChosen } from "@torg/consent/domain";
import { addSheetBeforePaint, findIsland } from "@torg/islands/runtime";
import { findMarked, modalDialogMark, showModal } from "@torg/ui/wire";
import type { consent } from "./consent.island.tsx";

/** How long the dialog waits for the script that handles its buttons, in milliseconds. */
const timeoutMs = 15_000;

/**
 * Opens the consent dialog in the first paint of a page that asks (`data-asks` of its root holds the address of the
 * dialog's sheet, or nothing where the document contains it) when the visitor has never chosen: before any other script
 * is loaded, so that no page flashes before the dialog covers it. `askConsent` takes over and removes the mark. If it
 * never loads, the dialog could not be answered, so it is closed and the page keeps its links and forms.
 */
export function askAtOnce(): void {
  const { dataset } = document.documentElement;
  const { asks } = dataset;
  if (asks === undefined || hasChosen(document.cookie)) return;
  let isLost = false;
  const sheetLoaded = asks === "" ? null : addSheetBeforePaint(asks);
  const dialog = () => {
    const island = findIsland<typeof consent>("consent");
    const element = island && findMarked(island, modalDialogMark);
    return element instanceof HTMLDialogElement ? element : null;
  };
  const open = async (): Promise<void> => {
    await sheetLoaded;
    const consentDialog = dialog();
    if (consentDialog && !consentDialog.open && !isLost) showModal(consentDialog);
  };
  const lose = (): void => {
    isLost = dataset["asks"] !== undefined;
    if (isLost) dialog()?.close();
  };
  // The whole dialog is in the document once it has been parsed, before scripts of the head run.
  document.addEventListener("readystatechange", () => void open(), { once: true });
  document.addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && lose(), { capture: true });
  setTimeout(lose, timeoutMs);
}
