import type { Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { lazyCompare } from "./lazyCompare.ts";

/** Where the bar of compared products is drawn once there are some; it wakes when the server knows of any. */
export const compareBar = defineIsland({
  name: "compareBar",
  view: () => null,
  asleep: (_: { readonly max: number }) => ({}),
  props: ({ max }) => ({ max }),
  isLate: true,
});

/** Shows the bar of compared products. */
export const mount: Mount = () => lazyCompare().wake();
