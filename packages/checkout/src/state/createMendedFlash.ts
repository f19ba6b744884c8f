import { createStore, type StoreApi } from "zustand/vanilla";
import { withoutMended, type CheckoutFlash } from "../domain/checkoutFlash.ts";
import type { OrderPlace } from "../domain/orderPlaces.ts";

/** What a form without script has brought back, as long as it holds. */
export interface MendedFlash extends Pick<StoreApi<CheckoutFlash>, "getState" | "getInitialState" | "subscribe"> {
  /** Takes back what is said of places. */
  mend(places: readonly OrderPlace[]): void;
}

/** Makes the state of what was brought back; the places that are mended are kept in `mended`. */
export function createMendedFlash(brought: CheckoutFlash, mended: Set<OrderPlace>): MendedFlash {
  const left = (): CheckoutFlash => withoutMended(brought, [...mended]);
  const { getState, getInitialState, subscribe, setState } = createStore<CheckoutFlash>()(left);
  return {
    getState,
    getInitialState,
    subscribe,
    mend(places) {
      if (places.every((place) => mended.has(place))) return;
      for (const place of places) mended.add(place);
      setState(left(), true);
    },
  };
}
