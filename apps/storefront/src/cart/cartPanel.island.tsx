import { defineIsland } from "@torg/islands/server";

/** The place of the cart's panel: empty until somebody opens it. */
export const cartPanel = defineIsland({
  name: "cartPanel",
  view: () => null,
  asleep: () => ({}),
  isLate: true,
  awake: () => import("./cartPanel.awake.tsx"),
});
