import { BlockedContent, ConsentProvider } from "@torg/consent";
import type { ConsentState } from "@torg/consent/state";
import type { ShopSettings } from "@torg/navigation/contract";
import { GuardedStoreMap, type ForeignMap, type GuardedStoreMapProps } from "@torg/stores";
import type { ReactNode } from "react";

/** Props of `ShopStoreMap`. */
export interface ShopStoreMapProps extends Pick<GuardedStoreMapProps, "stores" | "firstView"> {
  readonly maps: ShopSettings["maps"];
  /** The visitor's consent; null when it cannot be known, as on the server. */
  readonly consent: ConsentState | null;
}

/** The map of stores; the button to allow third-party tiles says who serves them and why. */
export function ShopStoreMap({ maps, consent, ...given }: ShopStoreMapProps): ReactNode {
  const guard = ({ host, purpose, map }: ForeignMap): ReactNode =>
    consent !== null && (
      <ConsentProvider state={consent}>
        <BlockedContent id="map" provider={host} purpose={purpose}>
          {map}
        </BlockedContent>
      </ConsentProvider>
    );
  return <GuardedStoreMap {...given} tiles={maps} guard={consent === null ? undefined : guard} />;
}
