import { useEffect, useState } from "react";
import type { MapsSettings } from "../../domain/map/index.ts";
import { hasPlacesLibrary, placesMissing } from "./openPlaces.ts";
import { loadMapsScript } from "./loadMapsScript.ts";

/**
 * Says whether the library of the places provider is there. It is fetched once that is allowed, where the shop has a key;
 * when it cannot be had the field stays a plain one.
 */
export function usePlaces(maps: MapsSettings, isAllowed: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (!isAllowed) return;
    loadMapsScript(maps).then(
      (hasScript) => {
        setIsLoaded(hasScript && hasPlacesLibrary());
        // A key that does not hold brings the script alone; the stores are found without suggestions.
        if (hasScript && !hasPlacesLibrary()) console.error(placesMissing);
      },
      () => {},
    );
  }, [maps, isAllowed]);
  return isLoaded;
}
