import type { ConsentState } from "@torg/consent/state";
import { awaken } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import type { StoresPageData } from "@torg/pages/contract";
import { StoreFinder } from "@torg/stores";
import { finderView, geolocationOptions, type Place, storesQuery, whiteGoodsAddress } from "@torg/stores/domain";
import { createStoreFinderState, type StoreFinderState } from "@torg/stores/state";
import { useHydrated } from "@torg/ui";
import { type ReactNode, useSyncExternalStore } from "react";
import { browserStorage } from "../awake/browserStorage.ts";
import { currentPath, pathAddress } from "../awake/currentPath.ts";
import { openedAs } from "../awake/openedPage.ts";
import { pageConsent } from "../consent/pageConsent.ts";
import { PlacesNote } from "./PlacesNote.tsx";
import { StoresMap } from "./StoresMap.tsx";
import { usePlaces } from "./usePlaces.ts";
import "./storeMap.css";

/** Props of `StoresView`. */
export interface StoresViewProps {
  readonly settings: ShopSettings;
  readonly finder: StoreFinderState;
  readonly consent: ConsentState | null;
  /** Path and query of the page. */
  readonly path: string;
}

/** The store finder with its map. */
export function StoresView({ settings, finder, consent, path }: StoresViewProps): ReactNode {
  const hash = useAddressHash();
  const isHydrated = useHydrated();
  const hasPlaces = usePlaces(settings.maps, consent);
  return (
    <StoreFinder
      state={finder}
      hash={hash}
      hasPlaces={hasPlaces}
      searchNote={isHydrated && consent !== null && <PlacesNote maps={settings.maps} consent={consent} />}
      whiteGoodsOnly={storesQuery(pathAddress(path).searchParams).whiteGoodsOnly}
      onWhiteGoodsChange={(isOn) => {
        window.location.assign(whiteGoodsAddress(path + window.location.hash, isOn));
      }}
      renderMap={(stores) => <StoresMap {...{ stores, consent }} maps={settings.maps} firstView={finderView} />}
    />
  );
}

/** The hash of the address, followed while it changes; empty on a server and in the first drawing, as the HTML is. */
function useAddressHash(): string {
  return useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => "",
  );
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** What the place of the store finder is given. */
export interface StoresPlaceProps extends Pick<StoresViewProps, "settings" | "path"> {
  readonly page: StoresPageData;
}

/** The finder as the server draws it: it knows no position and remembers nothing. */
function sleepingFinder({ page, path }: StoresPlaceProps): StoreFinderState {
  return createStoreFinderState({
    stores: page.stores,
    query: storesQuery(pathAddress(path).searchParams).search,
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    locate: () => Promise.reject(new Error("A server has no position.")),
    now: () => 0,
  });
}

/** The store finder with its map: a form and a list until it comes into view. */
export const stores = defineIsland({
  name: "stores",
  view: StoresView,
  asleep: (given: StoresPlaceProps) => ({
    settings: given.settings,
    path: given.path,
    finder: sleepingFinder(given),
    consent: null,
  }),
  wake: () => "visible",
});

/** Asks the device where it is; rejects when it may not or cannot tell. */
function locate(): Promise<Place> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, geolocationOptions);
  });
}

/** Takes the stores over. */
export const mount = awaken<typeof stores>(StoresView, async () => {
  const { settings, page } = await openedAs("stores");
  const path = currentPath();
  const { search: query } = storesQuery(pathAddress(path).searchParams);
  const finder = createStoreFinderState({ stores: page.stores, query, storage: browserStorage, locate, now: Date.now });
  return { settings, finder, consent: pageConsent(settings.consentDefaults), path };
});
