import { createClient } from "@torg/http";
import { createMock, reply, replyFailure } from "@torg/http/mock";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { storeStockCall } from "../contract/storeStockCall.ts";
import { positionKey, writePosition } from "../domain/customerPosition.ts";
import type { Place } from "../domain/distance.ts";
import { someStores } from "../fixtures/aStore.ts";
import { createStockCheckState } from "./createStockCheckState.ts";
import { createStoreFinderState } from "./createStoreFinderState.ts";

const now = 1_718_000_000_000;
const stockholm = { latitude: 59.3326, longitude: 18.0649 };
const malmo = { latitude: 55.605, longitude: 13.0038 };
const pageOrder = [2, 5, 1, 3, 4, 6];

function finder(stored: Record<string, string> = {}, locate = vi.fn(() => Promise.resolve(stockholm))) {
  const values = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const state = createStoreFinderState({ stores: someStores, storage, locate, now: () => now });
  return { state, values, locate, ids: () => state.getState().stores.map(({ id }) => id) };
}

describe("createStoreFinderState", () => {
  it("starts in page order and requests nothing", () => {
    const { state, ids, locate } = finder();
    state.start();
    expect(ids()).toEqual(pageOrder);
    expect(locate).not.toHaveBeenCalled();
  });

  it("starts with the search, even in its initial value, and then ignores a stored position", () => {
    const storage = {
      getItem: () => writePosition({ ...malmo, timestamp: now }),
      setItem: vi.fn(),
      removeItem: vi.fn(),
    };
    const locate = () => Promise.resolve(stockholm);
    const state = createStoreFinderState({ stores: someStores, query: "umeå", storage, locate, now: () => now });
    state.start();
    expect(state.getInitialState()).toMatchObject({ query: "umeå", stores: [{ id: 4 }] });
    expect(state.getState()).toEqual(state.getInitialState());
  });

  it("starts with a stored position without requesting one", () => {
    const { state, ids, locate } = finder({ [positionKey]: writePosition({ ...malmo, timestamp: now - 1000 }) });
    state.start();
    expect(ids()).toEqual([3, 2, 6, 1, 4, 5]);
    expect(state.getState().isByPosition).toBe(true);
    expect(locate).not.toHaveBeenCalled();
  });

  it("removes a stored position that is too old", () => {
    const { state, ids, values } = finder({ [positionKey]: writePosition({ ...malmo, timestamp: now - 21_600_001 }) });
    state.start();
    expect(ids()).toEqual(pageOrder);
    expect(values.has(positionKey)).toBe(false);
  });

  it("requests the position when the user sorts by it, and stores it", async () => {
    const { state, ids, values } = finder();
    const sorted = state.sortByPosition();
    expect(state.getState().isLocating).toBe(true);
    await sorted;
    expect(state.getState()).toMatchObject({ isLocating: false, isByPosition: true });
    expect(ids()).toEqual([1, 6, 2, 4, 3, 5]);
    expect(values.get(positionKey)).toBe(writePosition({ ...stockholm, timestamp: now }));
  });

  it("requests the position only once while the stored one is fresh", async () => {
    const { state, locate } = finder();
    await state.sortByPosition();
    await state.sortByPosition();
    expect(locate).toHaveBeenCalledTimes(1);
  });

  it("changes nothing when there is no position", async () => {
    const { state, ids } = finder(
      {},
      vi.fn(() => Promise.reject(new Error("denied"))),
    );
    await state.sortByPosition();
    expect(state.getState()).toMatchObject({ isLocating: false, isByPosition: false });
    expect(ids()).toEqual(pageOrder);
  });

  it("stops sorting by position when the visitor types, and searches instead", async () => {
    const { state, ids } = finder();
    await state.sortByPosition();
    state.search("um");
    expect(state.getState().isByPosition).toBe(false);
    expect(ids()).toEqual([4]);
    state.search("");
    expect(ids()).toEqual(pageOrder);
  });

  it("ignores a position that arrives after the visitor has typed", async () => {
    const { state, ids } = finder();
    const sorted = state.sortByPosition();
    state.search("um");
    await sorted;
    expect(ids()).toEqual([4]);
    expect(state.getState().isByPosition).toBe(false);
  });

  it("works where storage is blocked", async () => {
    const blocked = (): never => {
      throw new Error("blocked");
    };
    const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
    const locate = () => Promise.resolve(stockholm);
    const state = createStoreFinderState({ stores: someStores, storage, locate, now: () => now });
    state.start();
    await state.sortByPosition();
    expect(state.getState().stores[0]?.id).toBe(1);
  });

  it("uses the browser's position and storage by default, and only on request", async () => {
    const kept = new Map<string, string>();
    const getCurrentPosition = vi.fn((onPlace: (position: { readonly coords: Place }) => void) =>
      onPlace({ coords: stockholm }),
    );
    const state = createStoreFinderState({ stores: someStores });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });
    onTestFinished(() => void vi.unstubAllGlobals());
    state.start();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await state.sortByPosition();
    expect(state.getState()).toMatchObject({ isByPosition: true, stores: [{ id: 1 }, {}, {}, {}, {}, {}] });
    expect(kept.size).toBe(1);
  });

  it("can be created and started without a browser", async () => {
    const state = createStoreFinderState({ stores: someStores, query: "umeå" });
    state.start();
    await state.sortByPosition();
    expect(state.getState()).toMatchObject({ query: "umeå", isByPosition: false, isLocating: false });
  });
});

describe("createStockCheckState", () => {
  const stores = [{ storeId: 1, storeName: "Nordhem Kungens Kurva" }];

  it("requests once, however often it is called", async () => {
    const stock = reply(storeStockCall, stores);
    const state = createStockCheckState({ client: createClient(createMock([stock])), productId: 1001 });
    expect(state.getState().status).toBe("hidden");
    await Promise.all([state.check(), state.check()]);
    await state.check();
    expect(state.getState()).toEqual({ status: "shown", stores, isUnreadable: false });
    expect(stock.requests).toEqual([{ productId: 1001 }]);
  });

  it("reports a failure and leaves the page as it was", async () => {
    const onFailure = vi.fn();
    const client = createClient(createMock([replyFailure(storeStockCall, { status: 500 })]));
    const state = createStockCheckState({ client, productId: 1001, onFailure });
    await state.check();
    expect(state.getState()).toEqual({ status: "hidden", stores: [], isUnreadable: false });
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
  });
});
