import { isUnreadable } from "@torg/http";
import type { Client } from "@torg/http";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { storeStockCall } from "../contract/index.ts";
import type { StoreStock } from "../domain/index.ts";

/** What a stock check shows: nothing until it is asked for, then the stores. */
export interface StockCheckSnapshot {
  readonly status: "hidden" | "loading" | "shown";
  readonly stores: readonly StoreStock[];
  /** Whether the last answer came and nothing of it could be used; the developer is told what of it did not fit. */
  readonly isUnreadable: boolean;
}

/** What a stock check stands on. */
export interface StockCheckOptions {
  readonly client: Client;
  readonly productId: number;
  /** Told when the stock cannot be had; the page stays as it was. */
  readonly onFailure?: (error: unknown) => void;
}

/** The state of the stock check of one product. */
export interface StockCheckState extends Pick<
  StoreApi<StockCheckSnapshot>,
  "getState" | "getInitialState" | "subscribe"
> {
  /** Asks once; after a failure it may be asked again. */
  check(): Promise<void>;
}

/** Makes the state of the stock check of one product. */
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
