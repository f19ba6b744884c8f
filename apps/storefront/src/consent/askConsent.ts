import { needsChoice } from "@torg/consent/domain";
import { addSheet, findIsland } from "@torg/islands/runtime";
import { navigationMarks } from "@torg/navigation/wire";
import { findMarked, modalDialogMark } from "@torg/ui/wire";
import type { consent } from "./consent.island.tsx";
import { consentAsked } from "./consentAsked.ts";

/**
 * Keeps the consent dialog open while a choice is due and lets the footer's link open its settings. The document itself
 * opens the dialog for new visitors (`askAtOnce`). Showing it needs no React; `wake` loads that on first interaction.
 * Visitors who have chosen load nothing of it.
 */
export function askConsent(wake: (island: HTMLElement) => void): void {
  const island = findIsland<typeof consent>("consent");
  const dialog = island && findMarked(island, modalDialogMark);
  if (!island || !(dialog instanceof HTMLDialogElement)) return;
  const isDue = () => needsChoice(document.cookie, { version: consentAsked().version, now: Date.now() });
  // A first visit has the sheet in its document.
  const sheet = island.dataset["styles"];
  const styles = async () => sheet === undefined || addSheet(sheet);
  const root = document.documentElement;
  const asks = root.dataset["asks"] !== undefined;
  // From here on its buttons are handled.
  delete root.dataset["asks"];
  if (asks && isDue()) {
    const openDialog = async () => {
      const [{ requireChoice }] = await Promise.all([import("./requireChoice.ts"), styles()]);
      if (isDue()) requireChoice(dialog, isDue);
    };
    openDialog().catch(console.error);
  }
  // A page restored from the back/forward cache may predate a choice made on another page.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && asks && dialog.open && !isDue()) dialog.close();
  });
  findMarked(document, navigationMarks.privacy)?.addEventListener("click", (event) => {
    // Without its script the dialog cannot save a choice; the page behind the link explains consent.
    if (island.dataset["state"] === "failed") return;
    event.preventDefault();
    island.dataset["asked"] = "";
    void styles().then(() => wake(island));
    island.dispatchEvent(new Event("ask"));
  });
}
