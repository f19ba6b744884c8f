import { defineIsland } from "@torg/islands";
import { geolocationOptions } from "@torg/stores/domain";
import type { Place } from "@torg/stores/domain";
import { createStoreFinderState } from "@torg/stores/state";
import { browserStorage } from "../client/browserStorage.ts";
import { currentPath } from "../client/currentPath.ts";
import { openedPage } from "../client/openedPage.ts";
import { pageConsent } from "../client/pageConsent.ts";
import { StoresView } from "../pages/StoresView.tsx";
import { storesQuery } from "../pages/storesQuery.ts";

/** Asks the device where it is; rejects when it may not or cannot tell. */
function locate(): Promise<Place> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, geolocationOptions);
  });
}

export const { mount } = defineIsland(async () => {
  const [{ settings, page }] = await Promise.all([openedPage(), import("../client/storeMapStyles.ts")]);
  if (page.page !== "stores") throw new Error(`Stores cannot be found on the page ${page.page}.`);
  const { stores } = page;
  const path = currentPath();
  const { search: query } = storesQuery(path);
  const finder = createStoreFinderState({ stores, query, storage: browserStorage, locate, now: Date.now });
  return <StoresView settings={settings} finder={finder} consent={pageConsent(settings.consentDefaults)} path={path} />;
});
