import { createStore } from "zustand/vanilla";
import type { CompareControls, ComparedSnapshot, CompareState } from "./compareState.ts";

/** Controls that stand for a comparison which is fetched when it is first needed. */
export interface LazyCompare extends CompareControls {
  /** Fetches the comparison now, when there is something in it to show. */
  readonly wake: () => Promise<void>;
}

/**
 * Creates the controls of a comparison whose code and list are fetched with the first use, so that a page that nobody
 * compares on does not pay for it. `load` is called once and answers a state that has read its list.
 */
export function createLazyCompare(load: () => Promise<CompareState>): LazyCompare {
  const store = createStore<ComparedSnapshot>(() => ({ productIds: [], justAdded: null, isFull: false }));
  let loaded: Promise<CompareState> | null = null;
  const follow = (state: CompareState): CompareState => {
    const mirror = ({ productIds, justAdded, isFull }: ComparedSnapshot): void => {
      store.setState({ productIds, justAdded, isFull });
    };
    mirror(state.getState());
    state.subscribe(mirror);
    return state;
  };
  const wake = (): Promise<CompareState> => {
    loaded ??= load()
      .then(follow)
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
      // What was meant is what was shown: a list that arrives with the press must not turn it round.
      const isWanted = !store.getState().productIds.includes(productId);
      const state = await wake();
      if (state.getState().productIds.includes(productId) !== isWanted) await state.toggle(productId);
    },
  };
}
