import { useEffect, useState } from "react";
import type { MapsSettings } from "../../domain/map/mapsScript.ts";
import { hasPlacesLibrary, placesMissing } from "./openPlaces.ts";
import { loadMapsScript } from "./loadMapsScript.ts";

/**
 * Whether the places library has loaded. It loads once it is allowed and the shop has a key; if that fails, the field
 * stays a plain one.
 */
export function usePlaces(maps: MapsSettings, isAllowed: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (!isAllowed) return;
    loadMapsScript(maps).then(
      (hasScript) => {
        setIsLoaded(hasScript && hasPlacesLibrary());
        // With an invalid key only the script loads; the finder works without suggestions.
        if (hasScript && !hasPlacesLibrary()) console.error(placesMissing);
      },
      () => {},
    );
  }, [maps, isAllowed]);
  return isLoaded;
}
