import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { positionKey, readPosition, writePosition, type CustomerPosition } from "../domain/customerPosition.ts";
import { searchStores } from "../domain/searchStores.ts";
import { sortStores } from "../domain/sortStores.ts";
import type { Place } from "../domain/distance.ts";
import type { Store } from "../domain/store.ts";
import { ownPosition } from "./ownPosition.ts";
import { ownStorage, type PositionStorage } from "./ownStorage.ts";

/** Dependencies of a store finder. */
export interface StoreFinderOptions {
  /** In page order. */
  readonly stores: readonly Store[];
  /** The initial query. */
  readonly query?: string;
  /** Storage of the position. Default: the browser's local storage. */
  readonly storage?: PositionStorage;
  /**
   * Returns the visitor's position; rejects if that is refused or fails. Default: the device's, with
   * `geolocationOptions`.
   */
  readonly locate?: () => Promise<Place>;
  /** Milliseconds. Default: the system clock. */
  readonly now?: () => number;
}

/** The state of a store finder. */
export interface StoreFinderSnapshot {
  readonly query: string;
  /** The stores that match the query, in page order or by distance. */
  readonly stores: readonly (Store & { readonly distance?: number })[];
  readonly isByPosition: boolean;
  readonly isLocating: boolean;
}

/** The state of a store finder, and its actions. */
export interface StoreFinderState extends Pick<
  StoreApi<StoreFinderSnapshot>,
  "getState" | "getInitialState" | "subscribe"
> {
  /** Sorts by an already stored position, unless there is a query; never asks for permission. */
  start(): void;
  /** Sorts by the visitor's position, stored or requested; if that fails, nothing changes. */
  sortByPosition(): Promise<void>;
  /** Sorts by a place chosen by name; all stores are shown. */
  sortByPlace(place: Place, name: string): void;
  /** Filters the stores and ends sorting by position. */
  search(query: string): void;
}

/**
 * Creates the state of one store finder. Device, storage and clock are used only after an action of the visitor, so a
 * server can create one too.
 */
export function createStoreFinderState(options: StoreFinderOptions): StoreFinderState {
  const { stores, query: initialQuery = "", storage = ownStorage, locate = ownPosition, now = Date.now } = options;
  const { getState, getInitialState, subscribe, setState } = createStore<StoreFinderSnapshot>()(() => ({
    query: initialQuery,
    stores: searchStores(stores, initialQuery),
    isByPosition: false,
    isLocating: false,
  }));
  // Discards a position that arrives after the visitor has typed.
  let latestRequest = 0;

  const show = (position: Place): void => {
    setState({ query: "", stores: sortStores(stores, position), isByPosition: true, isLocating: false });
  };

  return {
    getState,
    getInitialState,
    subscribe,
    start() {
      const stored = storedPosition(storage, now());
      if (stored !== null && initialQuery === "") show(stored);
    },
    async sortByPosition() {
      const request = ++latestRequest;
      setState({ isLocating: true });
      const position = storedPosition(storage, now()) ?? (await requestPosition());
      if (request !== latestRequest) return;
      if (position === null) setState({ isLocating: false });
      else show(position);
    },
    sortByPlace(place, name) {
      latestRequest += 1;
      setState({ query: name, stores: sortStores(stores, place), isByPosition: false, isLocating: false });
    },
    search(query) {
      latestRequest += 1;
      setState({ query, stores: searchStores(stores, query), isByPosition: false, isLocating: false });
    },
  };

  async function requestPosition(): Promise<CustomerPosition | null> {
    try {
      const { latitude, longitude } = await locate();
      const position = { latitude, longitude, timestamp: now() };
      attempt(() => storage.setItem(positionKey, writePosition(position)));
      return position;
    } catch {
      return null;
    }
  }
}

/** Removes an expired or invalid stored position. */
function storedPosition(storage: PositionStorage, now: number): CustomerPosition | null {
  const stored = attempt(() => storage.getItem(positionKey)) ?? null;
  const position = readPosition(stored, now);
  if (position === null && stored !== null) attempt(() => storage.removeItem(positionKey));
  return position;
}

/** Blocked or full storage never breaks the page. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
