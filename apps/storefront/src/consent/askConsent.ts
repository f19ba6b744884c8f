import { customerServicePath, privacyPath, termsPath, withdrawalPath } from "@torg/format/addresses";
import { needsChoice } from "@torg/consent/domain";
import { addSheet, findIsland } from "@torg/islands/runtime";
import { navigationMarks } from "@torg/navigation/wire";
import { findMarked, modalDialogMark } from "@torg/ui/wire";
import type { consent } from "./consent.island.tsx";
import { consentAsked } from "./consentAsked.ts";

/**
 * What can be read and done before a choice is made: the texts that the choice is about, the ways to reach the shop, and
 * the withdrawal from a purchase with all its steps.
 */
const readFirst = [privacyPath, termsPath, customerServicePath, withdrawalPath];

function isReadFirst(path: string): boolean {
  return readFirst.some((page) => path === page || path.startsWith(`${page}/`));
}

/**
 * Opens the dialog about consent when a choice is due, and lets the footer's link open its settings. Nothing of React
 * is needed to see it; `wake` fetches that when somebody reaches for the dialog. Who has chosen fetches nothing of it.
 */
export function askConsent(wake: (island: HTMLElement) => void): void {
  const island = findIsland<typeof consent>("consent");
  const dialog = island && findMarked(island, modalDialogMark);
  if (!island || !(dialog instanceof HTMLDialogElement)) return;
  const isDue = () => needsChoice(document.cookie, { version: consentAsked().version, now: Date.now() });
  const styles = () => addSheet(island.dataset["styles"] ?? "");
  if (isDue() && !isReadFirst(window.location.pathname)) {
    void Promise.all([import("./demandChoice.ts"), styles()]).then(
      ([{ demandChoice }]) => demandChoice(dialog, isDue),
      console.error,
    );
  }
  findMarked(document, navigationMarks.privacy)?.addEventListener("click", (event) => {
    // Without script of its own the dialog cannot keep a choice; the page behind the link tells about it.
    if (island.dataset["state"] === "failed") return;
    event.preventDefault();
    island.dataset["asked"] = "";
    void styles().then(() => wake(island));
    island.dispatchEvent(new Event("ask"));
  });
}
