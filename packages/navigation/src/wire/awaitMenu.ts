import { allMarked, findMarked } from "@torg/ui/wire";
import { navigationMarks } from "./navigationMarks.ts";

/**
 * Calls `wake` once when somebody comes near the header, to fetch `wireMenu`; until then, and without it, the browser
 * opens and closes the menus by itself. Nothing on a page without a menu.
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
