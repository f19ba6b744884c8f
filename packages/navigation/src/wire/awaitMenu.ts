import { allMarked, findMarked } from "@torg/ui/wire";
import { navigationMarks } from "./navigationMarks.ts";

/**
 * Calls `wake` once when the visitor approaches the header, to load `wireMenu`; until then the browser opens and closes
 * the menus by itself. Does nothing on a page without a menu.
 */
export function awaitMenu(wake: (menu: HTMLElement) => void): void {
  const header = findMarked(document, navigationMarks.header);
  const menu = findMarked(document, navigationMarks.menu);
  if (!header || !menu) return;
  for (const opener of allMarked(header, navigationMarks.opener)) opener.ariaExpanded = "false";
  const intents = ["pointerover", "touchstart", "focusin"];
  const come = (): void => {
    for (const intent of intents) header.removeEventListener(intent, come);
    wake(menu);
  };
  for (const intent of intents) header.addEventListener(intent, come, { passive: true });
}
