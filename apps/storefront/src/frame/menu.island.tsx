import type { Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { wireMenu } from "@torg/navigation/wire";

/** The menus of the header, which wake with it: they have no island place of their own. */
export const menu = defineIsland({
  name: "menu",
  view: () => null,
  asleep: () => ({}),
});

/** Wires the menus. It needs no React. */
export const mount: Mount = () => wireMenu();
