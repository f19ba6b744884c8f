import { replyFailure, replyNetworkFailure } from "@torg/http/mock";
import type { Reply } from "@torg/http/mock";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { compareDeleteCall, compareStoreCall } from "../contract/compareCalls.ts";
import type { CompareProduct } from "../contract/compareCalls.ts";
import { aCompareClient, aCompareProduct } from "../fixtures/aCompareClient.ts";
import { createCompareState } from "./createCompareState.ts";
import { createLazyCompare } from "./createLazyCompare.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

interface Given {
  readonly listed?: readonly number[];
  readonly memory?: Readonly<Record<string, string>>;
  readonly replies?: readonly Reply<unknown>[];
  readonly max?: number;
}

function aState({ listed = [], memory = {}, replies = [], max = 4 }: Given = {}) {
  const kept = new Map(Object.entries(memory));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const items: readonly CompareProduct[] = listed.map((id) => aCompareProduct({ productId: id }));
  const client = aCompareClient(items, replies);
  const onFailure = vi.fn();
  return { client, kept, onFailure, state: createCompareState({ client, max, storage, onFailure }) };
}

describe("createCompareState", () => {
  it("replaces its own list with the server's", async () => {
    const { state, kept } = aState({ listed: [1002, 1001] });
    await state.load();
    expect(state.getState().productIds).toEqual([1002, 1001]);
    expect(kept.get("compare.count")).toBe("2");
  });

  it("adds, says so for three seconds, and reads the list again", async () => {
    const { state, client, kept } = aState();
    await state.load();
    await state.toggle(1001);
    expect(client.requests).toEqual(["index", "store 1001", "index"]);
    expect(state.getState()).toMatchObject({ productIds: [1001], justAdded: 1001, isExpanded: true });
    expect(kept.get("compare.count")).toBe("1");
    expect(kept.get("compare.expanded")).toBe("1");
    await vi.advanceTimersByTimeAsync(2999);
    expect(state.getState().justAdded).toBe(1001);
    await vi.advanceTimersByTimeAsync(1);
    expect(state.getState().justAdded).toBeNull();
  });

  it("counts three seconds from the last product that was added", async () => {
    const { state } = aState();
    await state.toggle(1001);
    await vi.advanceTimersByTimeAsync(2000);
    await state.toggle(1002);
    await vi.advanceTimersByTimeAsync(1500);
    expect(state.getState().justAdded).toBe(1002);
  });

  it("removes a product that is in the list", async () => {
    const { state, client } = aState({ listed: [1001, 1002] });
    await state.load();
    await state.toggle(1001);
    expect(client.requests).toEqual(["index", "delete 1001", "index"]);
    expect(state.getState().productIds).toEqual([1002]);
  });

  it("adds nothing to a full list", async () => {
    const { state, client } = aState({ listed: [1, 2, 3, 4] });
    await state.load();
    expect(state.getState().isFull).toBe(true);
    await state.toggle(5);
    expect(client.requests).toEqual(["index"]);
    expect(state.getState().productIds).toEqual([1, 2, 3, 4]);
  });

  it("is full at the shop's own limit", async () => {
    const { state } = aState({ listed: [1, 2, 3], max: 3 });
    await state.load();
    expect(state.getState()).toMatchObject({ max: 3, isFull: true });
  });

  it("shows the server's refusal and does not read the list", async () => {
    const { state, client, onFailure } = aState({
      replies: [replyFailure(compareStoreCall, { status: 409, message: "Du kan jämföra högst 4 produkter." })],
    });
    await state.toggle(1001);
    expect(onFailure).toHaveBeenCalledWith("Du kan jämföra högst 4 produkter.");
    expect(client.requests).toEqual([]);
    expect(state.getState()).toMatchObject({ productIds: [], justAdded: null });
  });

  it("reports a failure without a message", async () => {
    const { state, onFailure } = aState({ listed: [1001], replies: [replyNetworkFailure(compareDeleteCall)] });
    await state.load();
    await state.remove(1001);
    expect(onFailure).toHaveBeenCalledWith(null);
    expect(state.getState().productIds).toEqual([1001]);
  });

  it("clears the list and can restore it in its order", async () => {
    const { state, client } = aState({ listed: [1002, 1001] });
    await state.load();
    await state.clear();
    expect(state.getState()).toMatchObject({ productIds: [], isExpanded: false });
    expect(state.getState().cleared?.map((item) => item.productId)).toEqual([1002, 1001]);
    await state.restore();
    expect(client.requests.slice(-3)).toEqual(["store 1002", "store 1001", "index"]);
    expect(state.getState()).toMatchObject({ productIds: [1002, 1001], cleared: null });
  });

  it("remembers whether the bar is open", async () => {
    const { state, kept } = aState({ listed: [1, 2], memory: { "compare.expanded": "1" } });
    await state.load();
    expect(state.getState().isExpanded).toBe(true);
    state.setExpanded(false);
    expect(kept.get("compare.expanded")).toBe("0");
    await state.load();
    expect(state.getState().isExpanded).toBe(false);
  });

  it("works without storage", async () => {
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    const state = createCompareState({ client: aCompareClient([aCompareProduct()]), storage });
    await state.load();
    expect(state.getState().productIds).toEqual([1001]);
  });

  it("works where reading the storage fails", async () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    const storage = { getItem: blocked, setItem: blocked };
    const state = createCompareState({ client: aCompareClient([aCompareProduct()]), storage });
    await state.load();
    expect(state.getState().productIds).toEqual([1001]);
    await state.toggle(1002);
    expect(state.getState()).toMatchObject({ productIds: [1001, 1002], isExpanded: true });
    state.setExpanded(false);
    expect(state.getState().isExpanded).toBe(false);
  });
});

describe("createLazyCompare", () => {
  it("loads the comparison on the first use, once", async () => {
    const { state } = aState({ listed: [1001] });
    const load = vi.fn(async () => {
      await state.load();
      return state;
    });
    const lazy = createLazyCompare(load);
    expect(lazy.getState()).toEqual({ productIds: [], justAdded: null, isFull: false });
    await Promise.all([lazy.wake(), lazy.toggle(1002)]);
    expect(load).toHaveBeenCalledOnce();
    expect(lazy.getState()).toEqual({ productIds: [1001, 1002], justAdded: 1002, isFull: false });
  });

  it("tries again after a failure", async () => {
    const { state } = aState();
    const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(state);
    const lazy = createLazyCompare(load);
    await expect(lazy.wake()).rejects.toThrow("offline");
    await lazy.toggle(1001);
    expect(lazy.getState().productIds).toEqual([1001]);
  });
});
