import { defineIsland } from "@torg/islands/server";
import { StoresMap, type StoresMapProps } from "./StoresMap.tsx";

/** The map of one store, once it comes into view. */
export const storeMap = defineIsland({
  name: "storeMap",
  view: StoresMap,
  asleep: (given: Pick<StoresMapProps, "stores" | "maps">) => ({ ...given, consent: null }),
  className: () => "torg-stores-map",
  wake: () => "visible",
  awake: () => import("./storeMap.awake.ts"),
});
