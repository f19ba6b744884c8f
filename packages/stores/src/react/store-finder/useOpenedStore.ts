import { useEffect, useRef } from "react";
import type { Store } from "../../domain/store.ts";
import { matchesStoreHash } from "../../domain/storeAddresses.ts";
import type { StoreFinderState } from "../../state/createStoreFinderState.ts";

const elementOf = (stores: readonly Store[], hash: string): HTMLElement | null => {
  const named = stores.find((store) => matchesStoreHash(store, hash));
  return named === undefined ? null : document.getElementById(String(named.id));
};

function isInView(element: HTMLElement | null): boolean {
  if (element === null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Sorts by a stored position when the finder opens. If the store that the address names was in view, it is brought back
 * there, since the new order may have moved it far away.
 * @param stores in the order in which they are rendered.
 */
export function useOpenedStore(state: StoreFinderState, stores: readonly Store[], hash: string): void {
  const isOpening = useRef(false);
  useEffect(() => {
    const wasInView = isInView(elementOf(state.getState().stores, hash));
    state.start();
    isOpening.current = wasInView && state.getState().isByPosition;
  }, [state, hash]);
  useEffect(() => {
    const found = state.getState().stores;
    if (!isOpening.current || stores !== found) return;
    isOpening.current = false;
    elementOf(found, hash)?.scrollIntoView();
  }, [state, stores, hash]);
}
