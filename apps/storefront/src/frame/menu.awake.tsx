import { wireMenu } from "../client/wireMenu.ts";

/** Takes the menus over. It needs no React. */
export function mount(): void {
  wireMenu();
}
