import { hasChosen } from "@torg/consent/domain";
import { findIsland } from "@torg/islands/runtime";
import { findMarked, modalDialogMark, showModal } from "@torg/ui/wire";
import type { consent } from "./consent.island.tsx";

/**
 * Opens the dialog about consent in the first picture of a page that asks (`data-asks` of its root, the dialog's sheet)
 * for somebody who has never chosen: before any script of the shop is there, and without a page that is seen first and
 * covered then. `askConsent` goes on from there.
 */
export function askAtOnce(): void {
  const address = document.documentElement.dataset["asks"];
  if (address === undefined || hasChosen(document.cookie)) return;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = address;
  const canBlock: boolean = "blocking" in sheet;
  const isThere = new Promise<unknown>((resolve) => {
    if (canBlock) resolve(sheet.blocking.add("render"));
    else for (const end of ["load", "error"]) sheet.addEventListener(end, resolve);
  });
  document.head.append(sheet);
  const open = async (): Promise<void> => {
    // Elsewhere it would be seen without its sheet.
    await isThere;
    const island = findIsland<typeof consent>("consent");
    const dialog = island && findMarked(island, modalDialogMark);
    if (dialog instanceof HTMLDialogElement && !dialog.open) showModal(dialog);
  };
  // The whole dialog is there when the document has been read, before scripts of the head run.
  document.addEventListener("readystatechange", () => void open(), { once: true });
}
