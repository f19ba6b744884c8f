import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { positionKey, readPosition, searchStores, sortStores, writePosition } from "../domain/index.ts";
import type { CustomerPosition, Place, Store } from "../domain/index.ts";
import { ownPosition } from "./ownPosition.ts";
import { ownStorage, type PositionStorage } from "./ownStorage.ts";

/** What a store finder stands on. */
export interface StoreFinderOptions {
  /** In page order. */
  readonly stores: readonly Store[];
  /** What is searched for from the start. */
  readonly query?: string;
  /** Where a position is kept. Default: the local storage of the browser. */
  readonly storage?: PositionStorage;
  /** Says where the visitor is; rejects when it may not or cannot. Default: asks the device, by `geolocationOptions`. */
  readonly locate?: () => Promise<Place>;
  /** Milliseconds. Default: the clock of the browser. */
  readonly now?: () => number;
}

/** What a store finder shows. */
export interface StoreFinderSnapshot {
  readonly query: string;
  /** The stores that match the query, in page order or by distance. */
  readonly stores: readonly (Store & { readonly distance?: number })[];
  readonly isByPosition: boolean;
  readonly isLocating: boolean;
}

/** The state of a store finder. */
export interface StoreFinderState extends Pick<
  StoreApi<StoreFinderSnapshot>,
  "getState" | "getInitialState" | "subscribe"
> {
  /** Sorts by a position that is stored already, unless something is searched for; asks for nothing. */
  start(): void;
  /** Sorts by the visitor's position, stored or asked for; when it cannot be had nothing changes. */
  sortByPosition(): Promise<void>;
  /** Sorts by a place that was chosen by its name; all stores are shown. */
  sortByPlace(place: Place, name: string): void;
  /** Filters the stores and ends sorting by position. */
  search(query: string): void;
}

/** Makes the state of one store finder. Device, storage and clock are asked only by what a visitor sets off, so that a server may make one too. */
export function createStoreFinderState(options: StoreFinderOptions): StoreFinderState {
  const { stores, query: asked = "", storage = ownStorage, locate = ownPosition, now = Date.now } = options;
  const { getState, getInitialState, subscribe, setState } = createStore<StoreFinderSnapshot>()(() => ({
    query: asked,
    stores: searchStores(stores, asked),
    isByPosition: false,
    isLocating: false,
  }));
  // A position that comes after the visitor has typed is no longer wanted.
  let wish = 0;

  const show = (position: Place): void => {
    setState({ query: "", stores: sortStores(stores, position), isByPosition: true, isLocating: false });
  };

  return {
    getState,
    getInitialState,
    subscribe,
    start() {
      const stored = storedPosition(storage, now());
      if (stored !== null && asked === "") show(stored);
    },
    async sortByPosition() {
      const own = ++wish;
      setState({ isLocating: true });
      const position = storedPosition(storage, now()) ?? (await askedPosition());
      if (own !== wish) return;
      if (position === null) setState({ isLocating: false });
      else show(position);
    },
    sortByPlace(place, name) {
      wish += 1;
      setState({ query: name, stores: sortStores(stores, place), isByPosition: false, isLocating: false });
    },
    search(query) {
      wish += 1;
      setState({ query, stores: searchStores(stores, query), isByPosition: false, isLocating: false });
    },
  };

  async function askedPosition(): Promise<CustomerPosition | null> {
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

/** A position that is too old, or none at all, is removed. */
function storedPosition(storage: PositionStorage, now: number): CustomerPosition | null {
  const stored = attempt(() => storage.getItem(positionKey)) ?? null;
  const position = readPosition(stored, now);
  if (position === null && stored !== null) attempt(() => storage.removeItem(positionKey));
  return position;
}

/** Storage that is blocked or full never breaks the page. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
