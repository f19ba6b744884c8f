import { defineIsland } from "@torg/islands/server";

/** The menus of the header, which wake with the header: they have no place of their own. */
export const menu = defineIsland({
  name: "menu",
  view: () => null,
  asleep: () => ({}),
  awake: () => import("./menu.awake.ts"),
});
