import { hasChosen } from "@torg/consent/domain";
import { addSheetBeforePaint, findIsland } from "@torg/islands/runtime";
import { findMarked, modalDialogMark, showModal } from "@torg/ui/wire";
import type { consent } from "./consent.island.tsx";

/** How long the dialog waits for somebody who hears its buttons, in milliseconds. */
const patienceMs = 15_000;

/**
 * Opens the dialog about consent in the first picture of a page that asks (`data-asks` of its root, the dialog's sheet)
 * for somebody who has never chosen: before any script of the shop is there, and without a page that is seen first and
 * covered then. `askConsent` goes on from there and takes the mark away. Where it does not come nobody could choose: the
 * page is left to its links and forms.
 */
export function askAtOnce(): void {
  const { dataset } = document.documentElement;
  const { asks } = dataset;
  if (asks === undefined || hasChosen(document.cookie)) return;
  let isLost = false;
  const seen = addSheetBeforePaint(asks);
  const dialog = () => {
    const island = findIsland<typeof consent>("consent");
    const found = island && findMarked(island, modalDialogMark);
    return found instanceof HTMLDialogElement ? found : null;
  };
  const open = async (): Promise<void> => {
    await seen;
    const found = dialog();
    if (found && !found.open && !isLost) showModal(found);
  };
  const lose = (): void => {
    isLost = dataset["asks"] !== undefined;
    if (isLost) dialog()?.close();
  };
  // The whole dialog is there when the document has been read, before scripts of the head run.
  document.addEventListener("readystatechange", () => void open(), { once: true });
  document.addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && lose(), { capture: true });
  setTimeout(lose, patienceMs);
}
