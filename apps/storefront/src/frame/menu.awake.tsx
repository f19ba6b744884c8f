import { wireMenu } from "@torg/navigation/wire";

/** Takes the menus over. It needs no React. */
export function mount(): void {
  wireMenu();
}
