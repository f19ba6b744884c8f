import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { storeView } from "@torg/stores/domain/map";
import { openedAs } from "../awake/openedPage.ts";
import { pageConsent } from "../consent/pageConsent.ts";
import { ShopStoreMap, type ShopStoreMapProps } from "./ShopStoreMap.tsx";
import "./storeMap.css";

/** The map of one store, once it comes into view. */
export const storeMap = defineIsland({
  name: "storeMap",
  view: ShopStoreMap,
  asleep: (given: Pick<ShopStoreMapProps, "stores" | "maps">) => ({ ...given, consent: null }),
  className: () => "torg-store-map-place",
  wake: () => "visible",
});

/** Hydrates the store map. */
export const mount = hydrateView<typeof storeMap>(ShopStoreMap, async () => {
  const { settings, page } = await openedAs("store");
  const { maps } = settings;
  const firstView = storeView(page.store, maps.tileUrl !== "");
  return { stores: [page.store], maps, firstView, consent: pageConsent(settings.consentDefaults) };
});
