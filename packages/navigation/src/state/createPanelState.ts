import type { StoreApi } from "zustand/vanilla";
import { createStore } from "zustand/vanilla";
import type { Panel } from "../domain/menu.ts";
import { togglePanel } from "../domain/menu.ts";

/** The open panel of a small screen; null: none. */
export interface PanelSnapshot {
  readonly open: Panel | null;
}

/** Which panel of a small screen is open; at most one. */
export interface PanelState extends Pick<StoreApi<PanelSnapshot>, "getState" | "getInitialState" | "subscribe"> {
  readonly toggle: (panel: Panel) => void;
  readonly closeAll: () => void;
}

/** Creates the state of the panels of a small screen, all closed. */
export function createPanelState(): PanelState {
  const store = createStore<PanelSnapshot>(() => ({ open: null }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    toggle: (panel) => store.setState(({ open }) => ({ open: togglePanel(open, panel) })),
    closeAll: () => store.setState({ open: null }),
  };
}
