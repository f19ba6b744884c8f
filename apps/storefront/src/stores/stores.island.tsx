import type { ConsentState } from "@torg/consent/state";
import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import type { StoresPageData } from "@torg/pages/contract";
import { StoreFinder, usePlaces } from "@torg/stores";
import { storesQuery, whiteGoodsAddress } from "@torg/stores/domain";
import { finderView } from "@torg/stores/domain/map";
import { createStoreFinderState, type StoreFinderState } from "@torg/stores/state";
import { useHydrated } from "@torg/ui";
import type { ReactNode } from "react";
import { currentPath, pathAddress } from "../awake/currentPath.ts";
import { openedAs } from "../awake/openedPage.ts";
import { pageConsent } from "../consent/pageConsent.ts";
import { PlacesRequest, placesFieldId } from "./PlacesRequest.tsx";
import { ShopStoreMap } from "./ShopStoreMap.tsx";
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
export function StoresView({ settings: { maps }, finder, consent, path }: StoresViewProps): ReactNode {
  const isHydrated = useHydrated();
  const hasPlaces = usePlaces(maps, consent?.getState().effective.functional ?? false);
  return (
    <StoreFinder
      state={finder}
      hasPlaces={hasPlaces}
      searchId={placesFieldId}
      searchNote={isHydrated && consent !== null && <PlacesRequest {...{ maps, consent }} />}
      whiteGoodsOnly={storesQuery(pathAddress(path).searchParams).whiteGoodsOnly}
      onWhiteGoodsChange={(isOn) => {
        window.location.assign(whiteGoodsAddress(path + window.location.hash, isOn));
      }}
      renderMap={(stores) => <ShopStoreMap {...{ stores, maps, consent }} firstView={finderView} />}
    />
  );
}

/** Props of the store finder's island place. */
export interface StoresPlaceProps extends Pick<StoresViewProps, "settings" | "path"> {
  readonly page: StoresPageData;
}

/** The finder of the page's stores, with the search of its address. */
function shopStores({ page: { stores }, path }: Pick<StoresPlaceProps, "page" | "path">): StoreFinderState {
  return createStoreFinderState({ stores, query: storesQuery(pathAddress(path).searchParams).search });
}

/** The store finder with its map: a form and a list until it comes into view. */
export const stores = defineIsland({
  name: "stores",
  view: StoresView,
  asleep: (given: StoresPlaceProps) => ({
    settings: given.settings,
    path: given.path,
    finder: shopStores(given),
    consent: null,
  }),
  wake: () => "visible",
});

/** Hydrates the store finder. */
export const mount = hydrateView<typeof stores>(StoresView, async () => {
  const { settings, page } = await openedAs("stores");
  const path = currentPath();
  return { settings, path, finder: shopStores({ page, path }), consent: pageConsent(settings.consentDefaults) };
});
