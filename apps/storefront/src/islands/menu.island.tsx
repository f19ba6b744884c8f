import { wireCartPanel } from "../client/wireCartPanel.ts";
import { wireMenu } from "../client/wireMenu.ts";

/** Takes the menus and the links to the cart over. It needs no React. */
export function mount(): void {
  wireMenu();
  wireCartPanel((island) => island.dispatchEvent(new Event("wake")));
}
