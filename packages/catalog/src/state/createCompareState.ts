import type { Client } from "@torg/http";
import { CallError } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import { createStore } from "zustand/vanilla";
import { compareClearCall, compareDeleteCall, compareIndexCall, compareStoreCall } from "../contract/compareCalls.ts";
import { isBarExpanded } from "../domain/compare/compareBar.ts";
import { compareMax, justAddedTime } from "../domain/compare/limits.ts";
import { compareCountKey } from "../domain/compare/compareMemory.ts";
import type { CompareSnapshot, CompareState } from "./compareState.ts";

/** Stores the number of compared products and the state of the bar. It may throw if storage is blocked. */
export type CompareStorage = Pick<Storage, "getItem" | "setItem">;

/** Dependencies of the compare list. */
export interface CompareOptions {
  readonly client: Client;
  /** Products that can be compared at once. Default: 4. */
  readonly max?: number;
  /** Browser storage; without it nothing is remembered between pages. */
  readonly storage?: CompareStorage | null;
  /** Called when the server refused or was unreachable, with its message if it had one. */
  readonly onFailure?: (message: string | null) => void;
}

const expandedKey = "compare.expanded";

function stored(storage: CompareStorage | null): boolean | null {
  try {
    const value = storage?.getItem(expandedKey) ?? null;
    return value === null ? null : value === "1";
  } catch {
    // Storage that cannot be read counts as empty.
    return null;
  }
}

function remember(storage: CompareStorage | null, { items, isExpanded }: CompareSnapshot): void {
  try {
    storage?.setItem(compareCountKey, String(items.length));
    storage?.setItem(expandedKey, isExpanded ? "1" : "0");
  } catch {
    // Full or blocked storage must not fail the action.
  }
}

interface CompareSync {
  readonly store: StoreApi<CompareSnapshot>;
  readonly load: () => Promise<void>;
  /** Runs calls that change the list, then reloads it; a failure is reported and ends it. True on success. */
  readonly change: (run: () => Promise<unknown>) => Promise<boolean>;
}

function createCompareSync({ client, max = compareMax, storage = null, onFailure }: CompareOptions): CompareSync {
  const store = createStore<CompareSnapshot>(() => ({
    items: [],
    productIds: [],
    max,
    isFull: false,
    justAdded: null,
    isExpanded: false,
    cleared: null,
  }));
  let latestRequestId = 0;
  let previousCount: number | null = null;
  const load = async (): Promise<void> => {
    latestRequestId += 1;
    const requestId = latestRequestId;
    const items = Object.values(await client.send(compareIndexCall, {}));
    if (requestId !== latestRequestId) return;
    const count = items.length;
    const change = { previousCount, count, wasExpanded: store.getState().isExpanded, stored: stored(storage) };
    previousCount = count;
    store.setState({
      items,
      productIds: items.map((item) => item.productId),
      isFull: count >= max,
      isExpanded: isBarExpanded(change),
    });
    remember(storage, store.getState());
  };
  const change = async (run: () => Promise<unknown>): Promise<boolean> => {
    store.setState({ cleared: null });
    try {
      await run();
    } catch (error) {
      onFailure?.(error instanceof CallError ? error.serverMessage : null);
      return false;
    }
    // The change succeeded; a failed reload is corrected by the next one.
    await load().catch(() => undefined);
    return true;
  };
  return { store, load, change };
}

/** Creates the state of the comparison. The server keeps the list, so it is empty until the first load. */
export function createCompareState(options: CompareOptions): CompareState {
  const { client, storage = null } = options;
  const { store, load, change } = createCompareSync(options);
  const add = async (productId: number): Promise<void> => {
    if (store.getState().isFull) return;
    if (!(await change(() => client.send(compareStoreCall, { productId })))) return;
    store.setState({ justAdded: productId });
    setTimeout(() => {
      if (store.getState().justAdded === productId) store.setState({ justAdded: null });
    }, justAddedTime);
  };
  const remove = async (productId: number): Promise<void> => {
    if (store.getState().justAdded === productId) store.setState({ justAdded: null });
    await change(() => client.send(compareDeleteCall, { productId }));
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    // An unreachable list counts as empty; nothing is shown about it.
    load: () => load().catch(() => undefined),
    toggle: (productId) => (store.getState().productIds.includes(productId) ? remove(productId) : add(productId)),
    remove,
    async clear() {
      const { items } = store.getState();
      if (await change(() => client.send(compareClearCall, {}))) store.setState({ cleared: items, justAdded: null });
    },
    async restore() {
      const { cleared } = store.getState();
      await change(async () => {
        // One at a time, because the order of adding is the order of the list.
        for (const { productId } of cleared ?? []) await client.send(compareStoreCall, { productId });
      });
    },
    setExpanded(isExpanded) {
      store.setState({ isExpanded });
      remember(storage, store.getState());
    },
  };
}
