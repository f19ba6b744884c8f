import type { StoreApi } from "zustand/vanilla";
import { createStore } from "zustand/vanilla";
import { closeMicroBanner, isMicroBannerClosed, type SessionMemory } from "../domain/microBanner.ts";

/** Whether the banner is shown. */
export interface MicroBannerSnapshot {
  readonly isVisible: boolean;
}

/** Whether the banner above the header shows: until the visitor closes it, for the rest of the browser session. */
export interface MicroBannerState extends Pick<
  StoreApi<MicroBannerSnapshot>,
  "getState" | "getInitialState" | "subscribe"
> {
  readonly close: () => void;
}

/** Creates the state of the banner. If storage is blocked or full, closing works but is not remembered. */
export function createMicroBannerState(memory: SessionMemory): MicroBannerState {
  const store = createStore<MicroBannerSnapshot>(() => ({ isVisible: !isMicroBannerClosed(() => memory) }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    close() {
      store.setState({ isVisible: false });
      closeMicroBanner(() => memory);
    },
  };
}
