import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUploadPlaces } from "./createUploadPlaces.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Upload places with forms that end on command, or are cut. */
function aGate() {
  const places = createUploadPlaces({ atOnce: 2, perAddress: 1, waiting: 2, timeoutMs: 60_000 });
  const reading: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (name: string, address: string) =>
    places({
      address,
      read: async () => {
        reading.push(name);
        return new Promise<string>((resolve) => {
          ends.set(name, () => resolve(`${name} read`));
          ends.set(`cut ${name}`, () => resolve(`${name} cut`));
        });
      },
      cut: () => ends.get(`cut ${name}`)?.(),
    });
  return { send, reading, end: (name: string) => ends.get(name)?.() };
}

describe("the slots in which uploads are read", () => {
  it("are limited per address, so that others can be read at once", async () => {
    const { send, reading, end } = aGate();
    const [first, second] = [send("a1", "a"), send("a2", "a")];
    void send("b1", "b");
    await vi.waitUntil(() => reading.includes("b1"));
    expect(reading).toEqual(["a1", "b1"]);
    end("a1");
    expect(await first).toBe("a1 read");
    await vi.waitUntil(() => reading.includes("a2"));
    end("a2");
    expect(await second).toBe("a2 read");
  });

  it("are taken from an upload that has lasted a minute, when another one waits for it", async () => {
    const { send, reading } = aGate();
    const [first, second] = [send("a1", "a"), send("b1", "b")];
    vi.advanceTimersByTime(50_000);
    const third = send("c1", "c");
    await vi.advanceTimersByTimeAsync(9_000);
    expect(reading).toEqual(["a1", "b1"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await first).toBe("a1 cut");
    expect(reading).toEqual(["a1", "b1", "c1"]);
    void send("d1", "d");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await second).toBe("b1 cut");
    void third;
  });

  it("are not taken for an upload that could not use it, because its address has no slot left", async () => {
    const { send, reading } = aGate();
    void send("b1", "b");
    const first = send("a1", "a");
    void send("a2", "a");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await first, reading]).toEqual(["a1 cut", ["b1", "a1", "a2"]]);
  });

  it("are kept by a slow upload while nobody waits", async () => {
    const { send, reading, end } = aGate();
    const first = send("a1", "a");
    await vi.advanceTimersByTimeAsync(300_000);
    void send("b1", "b");
    await vi.advanceTimersByTimeAsync(300_000);
    end("a1");
    expect([await first, reading]).toEqual(["a1 read", ["a1", "b1"]]);
  });

  it("are refused when too many uploads wait", async () => {
    const { send } = aGate();
    const all = ["a1", "b1", "c1", "d1"].map((name) => send(name, name));
    expect([await send("e1", "e"), all.length]).toEqual([null, 4]);
  });
});
