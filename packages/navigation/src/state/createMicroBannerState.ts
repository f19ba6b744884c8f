import type { StoreApi } from "zustand/vanilla";
import { createStore } from "zustand/vanilla";
import { closeMicroBanner, isMicroBannerClosed, type SessionMemory } from "../domain/microBanner.ts";

/** Whether the line of news is shown. */
export interface MicroBannerSnapshot {
  readonly isVisible: boolean;
}

/** Whether the strip above the header shows: until a visitor closes it, for the rest of the session. */
export interface MicroBannerState extends Pick<
  StoreApi<MicroBannerSnapshot>,
  "getState" | "getInitialState" | "subscribe"
> {
  readonly close: () => void;
}

/** Creates the state of the strip above the header. Storage that is blocked or full changes nothing but memory. */
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
