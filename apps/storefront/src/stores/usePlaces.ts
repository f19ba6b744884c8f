import type { ConsentState } from "@torg/consent/state";
import type { ShopSettings } from "@torg/navigation/contract";
import { loadMapsScript } from "@torg/stores";
import { useEffect, useState } from "react";

/**
 * Says whether the places provider's library is there. It is fetched only where the shop has a key and the visitor has
 * allowed functional services; when it cannot be had the field stays a plain one.
 */
export function usePlaces(maps: ShopSettings["maps"], consent: ConsentState | null): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (consent?.getState().effective.functional !== true) return;
    loadMapsScript(maps).then(setIsLoaded, () => {});
  }, [maps, consent]);
  return isLoaded;
}
