import type { ConsentState } from "@torg/consent/state";
import type { ShopSettings } from "@torg/navigation/contract";
import { StoreFinder } from "@torg/stores";
import { finderView, whiteGoodsAddress } from "@torg/stores/domain";
import type { StoreFinderState } from "@torg/stores/state";
import { useHydrated } from "@torg/ui";
import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { usePlaces } from "./usePlaces.ts";
import { PlacesNote } from "./PlacesNote.tsx";
import { StoresMap } from "./StoresMap.tsx";
import { storesQuery } from "./storesQuery.ts";

/** Props of `StoresView`. */
export interface StoresViewProps {
  readonly settings: ShopSettings;
  readonly finder: StoreFinderState;
  readonly consent: ConsentState | null;
  /** Path and query of the page. */
  readonly path: string;
}

/** The store finder with its map: what the server renders and what the island takes over. */
export function StoresView({ settings, finder, consent, path }: StoresViewProps): ReactNode {
  const hash = useHash();
  const isHere = useHydrated();
  const hasPlaces = usePlaces(settings.maps, consent);
  return (
    <StoreFinder
      state={finder}
      hash={hash}
      hasPlaces={hasPlaces}
      searchNote={isHere && consent !== null && <PlacesNote maps={settings.maps} consent={consent} />}
      whiteGoodsOnly={storesQuery(path).whiteGoodsOnly}
      onWhiteGoodsChange={(isOn) => {
        window.location.assign(whiteGoodsAddress(path + window.location.hash, isOn));
      }}
      renderMap={(stores) => <StoresMap {...{ stores, consent }} maps={settings.maps} firstView={finderView} />}
    />
  );
}

/** The hash of the address, which only the browser knows. */
function useHash(): string {
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
