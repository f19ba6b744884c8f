import { BlockedContent, ConsentProvider } from "@torg/consent";
import type { ConsentState } from "@torg/consent/state";
import type { ShopSettings } from "@torg/navigation/contract";
import { StoreMap } from "@torg/stores";
import { tileHost, type MapView, type Store } from "@torg/stores/domain";
import { Skeleton, useHydrated } from "@torg/ui";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

/** Props of `StoresMap`. */
export interface StoresMapProps {
  readonly stores: readonly Store[];
  readonly maps: ShopSettings["maps"];
  readonly firstView?: MapView | undefined;
  /** What the visitor has allowed; null where that cannot be known, as on the server. */
  readonly consent: ConsentState | null;
}

/**
 * The map of stores. The shop's own drawing is shown to everybody; tiles of others wait until functional services are
 * allowed, and the way to allow them says who they come from and what for.
 */
export function StoresMap({ stores, maps, firstView, consent }: StoresMapProps): ReactNode {
  // The server cannot know what is allowed; the first drawing in the browser has to be like its own.
  const isHydrated = useHydrated();
  const host = tileHost(maps.tileUrl);
  const map = <StoreMap stores={stores} tiles={maps} firstView={firstView} />;
  if (!isHydrated || consent === null)
    return (
      <div className="torg-stores-map">
        <Skeleton />
      </div>
    );
  return (
    <div className="torg-stores-map">
      {host === null ? (
        map
      ) : (
        <ConsentProvider state={consent}>
          <BlockedContent provider={host} purpose={storefrontTexts.stores.tilesPurpose}>
            {map}
          </BlockedContent>
        </ConsentProvider>
      )}
    </div>
  );
}
