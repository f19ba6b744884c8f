import type { ConsentState } from "@torg/consent/state";
import { consentTexts } from "@torg/consent/texts";
import type { ShopSettings } from "@torg/navigation/contract";
import { mapsScriptAddress } from "@torg/stores/domain";
import { Button } from "@torg/ui";
import { useSyncExternalStore, type ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

/** Props of `PlacesNote`. */
export interface PlacesNoteProps {
  readonly maps: ShopSettings["maps"];
  readonly consent: ConsentState;
}

/** Says who the suggestions of places would come from and what for, with the way to allow them, until they are allowed. */
export function PlacesNote({ maps, consent }: PlacesNoteProps): ReactNode {
  const { getState, getInitialState, subscribe } = consent;
  const { effective, isSaving } = useSyncExternalStore(subscribe, getState, getInitialState);
  const host = URL.parse(mapsScriptAddress(maps) ?? "")?.host;
  if (host === undefined || effective.functional) return null;
  return (
    <div className="torg-stores-page__places">
      <p>{storefrontTexts.stores.places(host)}</p>
      <Button size="small" busy={isSaving} onClick={() => void consent.acceptFunctional()}>
        {consentTexts.blocked.activate}
      </Button>
    </div>
  );
}
