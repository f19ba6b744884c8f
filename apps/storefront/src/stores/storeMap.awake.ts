import { awaken, type Mount } from "@torg/islands";
import { storeView } from "@torg/stores/domain";
import { openedAs } from "../awake/openedPage.ts";
import { pageConsent } from "../consent/pageConsent.ts";
import { StoresMap } from "./StoresMap.tsx";
import type { storeMap } from "./storeMap.island.tsx";
import "./storeMap.css";

export const mount: Mount<"storeMap"> = awaken<typeof storeMap>(StoresMap, async () => {
  const { settings, page } = await openedAs("store");
  const { maps } = settings;
  const firstView = storeView(page.store, maps.tileUrl !== "");
  return { stores: [page.store], maps, firstView, consent: pageConsent(settings.consentDefaults) };
});
