import { BlockedContent, ConsentProvider } from "@torg/consent";
import type { ConsentState } from "@torg/consent/state";
import type { ShopSettings } from "@torg/navigation/contract";
import { StoreMap } from "@torg/stores";
import type { MapView, Store } from "@torg/stores/domain";
import { Skeleton } from "@torg/ui";
import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";

/** Props of `StoresMap`. */
export interface StoresMapProps {
  readonly stores: readonly Store[];
  readonly maps: ShopSettings["maps"];
  readonly firstView?: MapView;
  /** What the visitor has allowed; null where that cannot be known, as on the server. */
  readonly consent: ConsentState | null;
}

const nothingChanges = () => () => {};

/** The map of stores when functional services are allowed, and the way to allow them when not. */
export function StoresMap({ stores, maps, firstView, consent }: StoresMapProps): ReactNode {
  // The server cannot know what is allowed; the first drawing in the browser has to be like its own.
  const isHere = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  return (
    <div className="torg-stores-map">
      {isHere && consent !== null ? (
        <ConsentProvider state={consent}>
          <BlockedContent>
            <StoreMap stores={stores} tiles={maps} firstView={firstView} />
          </BlockedContent>
        </ConsentProvider>
      ) : (
        <Skeleton />
      )}
    </div>
  );
}
