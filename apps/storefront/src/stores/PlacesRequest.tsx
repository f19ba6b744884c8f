import { ConsentProvider, FunctionalRequest } from "@torg/consent";
import type { ConsentState } from "@torg/consent/state";
import type { ShopSettings } from "@torg/navigation/contract";
import { PlacesNote } from "@torg/stores";
import type { ReactNode } from "react";

/** Id of the field that suggests places once they are allowed. */
export const placesFieldId = "store-search";

/** Props of `PlacesRequest`. */
export interface PlacesRequestProps {
  readonly maps: ShopSettings["maps"];
  readonly consent: ConsentState;
}

/** Says that place suggestions wait for consent, with the button to allow them. */
export function PlacesRequest({ maps, consent }: PlacesRequestProps): ReactNode {
  return (
    <ConsentProvider state={consent}>
      <FunctionalRequest place={placesFieldId}>
        {(button) => <PlacesNote maps={maps}>{button}</PlacesNote>}
      </FunctionalRequest>
    </ConsentProvider>
  );
}
