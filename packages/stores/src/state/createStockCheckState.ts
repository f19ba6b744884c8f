import { isUnreadable } from "@torg/http";
import type { Client } from "@torg/http";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { storeStockCall } from "../contract/storeStockCall.ts";
import type { StoreStock } from "../domain/store.ts";

/** The state of a stock check: nothing until it is requested, then the stores. */
export interface StockCheckSnapshot {
  readonly status: "hidden" | "loading" | "shown";
  readonly stores: readonly StoreStock[];
  /** Whether the latest response was unreadable; details go to the console. */
  readonly isUnreadable: boolean;
}

/** Dependencies of a stock check. */
export interface StockCheckOptions {
  readonly client: Client;
  readonly productId: number;
  /** Called when the request failed; the page stays as it was. */
  readonly onFailure?: (error: unknown) => void;
}

/** The state of the stock check of one product. */
export interface StockCheckState extends Pick<
  StoreApi<StockCheckSnapshot>,
  "getState" | "getInitialState" | "subscribe"
> {
  /** Requests the stock once; after a failure it may be called again. */
  check(): Promise<void>;
}

/** Creates the state of the stock check of one product. */
export function createStockCheckState({ client, productId, onFailure }: StockCheckOptions): StockCheckState {
  const { getState, getInitialState, subscribe, setState } = createStore<StockCheckSnapshot>()(() => ({
    status: "hidden",
    stores: [],
    isUnreadable: false,
  }));
  return {
    getState,
    getInitialState,
    subscribe,
    async check() {
      if (getState().status !== "hidden") return;
      setState({ status: "loading", isUnreadable: false });
      try {
        setState({ status: "shown", stores: await client.send(storeStockCall, { productId }) });
      } catch (error) {
        setState({ status: "hidden", isUnreadable: isUnreadable(error) });
        onFailure?.(error);
      }
    },
  };
}
