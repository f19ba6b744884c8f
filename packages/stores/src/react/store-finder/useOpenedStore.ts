import { useEffect, useRef } from "react";
import type { Store } from "../../domain/store.ts";
import { isOpenedBy } from "../../domain/storeAddresses.ts";
import type { StoreFinderState } from "../../state/createStoreFinderState.ts";

/**
 * Sorts by a stored position when the finder opens, and brings the store that the address names back into view, which
 * the new order may have moved far away.
 * @param stores in the order in which they are rendered.
 */
export function useOpenedStore(state: StoreFinderState, stores: readonly Store[], hash: string): void {
  const isOpening = useRef(false);
  useEffect(() => {
    state.start();
    isOpening.current = state.getState().isByPosition;
  }, [state]);
  useEffect(() => {
    const found = state.getState().stores;
    if (!isOpening.current || stores !== found) return;
    isOpening.current = false;
    const named = found.find((store) => isOpenedBy(store, hash));
    if (named !== undefined) document.getElementById(String(named.id))?.scrollIntoView();
  }, [state, stores, hash]);
}
