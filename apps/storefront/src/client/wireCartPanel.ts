import { findIsland } from "@torg/islands/runtime";
import { navigationMarks } from "@torg/navigation/wire";
import { allMarked, findMarked, isModifiedClick } from "@torg/ui/wire";
import type { cartPanel } from "../cart/cartPanel.island.tsx";

/** How long a press waits for the panel before it follows the link, in milliseconds. */
const timeoutMs = 4000;

/**
 * Opens the cart in a panel instead of navigating to its page. The panel is loaded when the pointer or focus reaches
 * the link; without a panel, or if it fails to load, the link stays a link.
 */
export function wireCartPanel(wake: (island: HTMLElement) => unknown): void {
  const island = findIsland<typeof cartPanel>("cartPanel");
  if (!island) return;
  for (const link of allMarked(document, navigationMarks.cart)) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    for (const intent of ["pointerenter", "focus"]) link.addEventListener(intent, () => wake(island));
    link.addEventListener("click", (event) => {
      if (island.dataset["state"] === "failed" || isModifiedClick(event)) return;
      event.preventDefault();
      findMarked(document, navigationMarks.menu)?.hidePopover();
      island.dataset["asked"] = "";
      wake(island);
      island.dispatchEvent(new Event("ask"));
      setTimeout(() => {
        if (island.dataset["state"] !== "awake") location.href = link.href;
      }, timeoutMs);
    });
  }
}
