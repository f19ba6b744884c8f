import { createStore } from "zustand/vanilla";
import type { CompareControls, ComparedSnapshot, CompareState } from "./compareState.ts";

/** Controls of a comparison that loads on first use. */
export interface LazyCompare extends CompareControls {
  /** Loads the comparison now; call it if there is something to show. */
  readonly wake: () => Promise<void>;
}

/**
 * Creates the controls of a comparison whose code and list load on first use, so that pages where nobody compares do
 * not pay for it. `load` is called once and returns a state that has loaded its list.
 */
export function createLazyCompare(load: () => Promise<CompareState>): LazyCompare {
  const store = createStore<ComparedSnapshot>(() => ({ productIds: [], justAdded: null, isFull: false }));
  let loaded: Promise<CompareState> | null = null;
  const mirrorState = (state: CompareState): CompareState => {
    const mirror = ({ productIds, justAdded, isFull }: ComparedSnapshot): void => {
      store.setState({ productIds, justAdded, isFull });
    };
    mirror(state.getState());
    state.subscribe(mirror);
    return state;
  };
  const wake = (): Promise<CompareState> => {
    loaded ??= load()
      .then(mirrorState)
      .catch((error: unknown) => {
        // The next use tries again.
        loaded = null;
        throw error;
      });
    return loaded;
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async wake() {
      await wake();
    },
    async toggle(productId) {
      // The visitor acted on what was shown, so a list that loads with the press must not invert the action.
      const isWanted = !store.getState().productIds.includes(productId);
      const state = await wake();
      if (state.getState().productIds.includes(productId) !== isWanted) await state.toggle(productId);
    },
  };
}
