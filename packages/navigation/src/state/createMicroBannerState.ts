import type { StoreApi } from "zustand/vanilla";
import { createStore } from "zustand/vanilla";

const key = "hideMicroBanner";

/** The part of a browser's session storage that is used; it may be blocked or full. */
export interface SessionMemory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

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

function isHidden(memory: SessionMemory): boolean {
  try {
    return memory.getItem(key) === "true";
  } catch {
    return false;
  }
}

/** Creates the state of the strip above the header. Storage that is blocked or full changes nothing but memory. */
export function createMicroBannerState(memory: SessionMemory): MicroBannerState {
  const store = createStore<MicroBannerSnapshot>(() => ({ isVisible: !isHidden(memory) }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    close() {
      store.setState({ isVisible: false });
      try {
        memory.setItem(key, "true");
      } catch {
        // Without storage the strip comes back on the next page.
      }
    },
  };
}
