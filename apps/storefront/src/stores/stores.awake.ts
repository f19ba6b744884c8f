import { awaken, type Mount } from "@torg/islands";
import { geolocationOptions } from "@torg/stores/domain";
import type { Place } from "@torg/stores/domain";
import { createStoreFinderState } from "@torg/stores/state";
import { browserStorage } from "../awake/browserStorage.ts";
import { currentPath } from "../awake/currentPath.ts";
import { openedAs } from "../awake/openedPage.ts";
import { pageConsent } from "../consent/pageConsent.ts";
import { StoresView, type stores as island } from "./stores.island.tsx";
import { storesQuery } from "@torg/stores/domain";
import { pathAddress } from "../awake/pathAddress.ts";
import "./storeMap.css";

/** Asks the device where it is; rejects when it may not or cannot tell. */
function locate(): Promise<Place> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, geolocationOptions);
  });
}

export const mount: Mount<"stores"> = awaken<typeof island>(StoresView, async () => {
  const { settings, page } = await openedAs("stores");
  const { stores } = page;
  const path = currentPath();
  const { search: query } = storesQuery(pathAddress(path).searchParams);
  const finder = createStoreFinderState({ stores, query, storage: browserStorage, locate, now: Date.now });
  return { settings, finder, consent: pageConsent(settings.consentDefaults), path };
});
