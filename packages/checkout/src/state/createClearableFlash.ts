import { createStore, type StoreApi } from "zustand/vanilla";
import { withoutClearedMessages, type CheckoutFlash } from "../domain/checkoutFlash.ts";
import type { OrderErrorTarget } from "../domain/orderPlaces.ts";

/** The result of a form sent without script, as long as it applies. */
export interface ClearableFlash extends Pick<StoreApi<CheckoutFlash>, "getState" | "getInitialState" | "subscribe"> {
  /** Removes the messages of places. */
  clear(places: readonly OrderErrorTarget[]): void;
}

/** Creates the store of a form's result; `mended` collects the corrected places. */
export function createClearableFlash(flash: CheckoutFlash, corrected: Set<OrderErrorTarget>): ClearableFlash {
  const remaining = (): CheckoutFlash => withoutClearedMessages(flash, [...corrected]);
  const { getState, getInitialState, subscribe, setState } = createStore<CheckoutFlash>()(remaining);
  return {
    getState,
    getInitialState,
    subscribe,
    clear(places) {
      if (places.every((place) => corrected.has(place))) return;
      for (const place of places) corrected.add(place);
      setState(remaining(), true);
    },
  };
}
