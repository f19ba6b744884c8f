import { needsChoice } from "@torg/consent/domain";
import { addSheet, findIsland } from "@torg/islands/runtime";
import { navigationMarks } from "@torg/navigation/wire";
import { findMarked, modalDialogMark } from "@torg/ui/wire";
import type { consent } from "./consent.island.tsx";
import { consentAsked } from "./consentAsked.ts";

/**
 * Keeps the dialog about consent open while a choice is due, which the document opens itself for who has never chosen
 * (`askAtOnce`), and lets the footer's link open its settings. Nothing of React is needed to see it; `wake` fetches that
 * when somebody reaches for the dialog. Who has chosen fetches nothing of it.
 */
export function askConsent(wake: (island: HTMLElement) => void, painted: Promise<void>): void {
  const island = findIsland<typeof consent>("consent");
  const dialog = island && findMarked(island, modalDialogMark);
  if (!island || !(dialog instanceof HTMLDialogElement)) return;
  const isDue = () => needsChoice(document.cookie, { version: consentAsked().version, now: Date.now() });
  const styles = () => addSheet(island.dataset["styles"] ?? "");
  const root = document.documentElement;
  const asks = root.dataset["asks"] !== undefined;
  // From here on somebody hears its buttons.
  delete root.dataset["asks"];
  if (asks && isDue()) {
    const demand = async () => {
      const [{ demandChoice }] = await Promise.all([import("./demandChoice.ts"), styles()]);
      if (isDue()) demandChoice(dialog, isDue);
    };
    painted.then(demand).catch(console.error);
  }
  // A page that the browser kept may have been left before a choice that was made elsewhere.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && asks && dialog.open && !isDue()) dialog.close();
  });
  findMarked(document, navigationMarks.privacy)?.addEventListener("click", (event) => {
    // Without script of its own the dialog cannot keep a choice; the page behind the link tells about it.
    if (island.dataset["state"] === "failed") return;
    event.preventDefault();
    island.dataset["asked"] = "";
    void styles().then(() => wake(island));
    island.dispatchEvent(new Event("ask"));
  });
}
