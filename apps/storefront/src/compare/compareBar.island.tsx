import type { Mount, PropsOf } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { lazyCompare } from "./lazyCompare.ts";
import type { BarPlace } from "./openCompare.tsx";

/** The place of the bar of compared products; it wakes when the server knows of any. */
export const compareBar = defineIsland({
  name: "compareBar" satisfies BarPlace["name"],
  view: () => null,
  asleep: (_: { readonly max: number }) => ({}),
  props: ({ max }): PropsOf<BarPlace> => ({ max }),
  isLate: true,
});

/** Shows the bar of compared products. */
export const mount: Mount = () => lazyCompare().wake();
