import { createStore, type StoreApi } from "zustand/vanilla";
import { withoutMended, type CheckoutFlash } from "../domain/checkoutFlash.ts";
import type { OrderPlace } from "../domain/orderPlaces.ts";

/** The result of a form sent without script, as long as it applies. */
export interface MendedFlash extends Pick<StoreApi<CheckoutFlash>, "getState" | "getInitialState" | "subscribe"> {
  /** Removes the messages of places. */
  mend(places: readonly OrderPlace[]): void;
}

/** Creates the store of a form's result; `mended` collects the corrected places. */
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
