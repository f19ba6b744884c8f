import { expect, it, vi } from "vitest";
import { PageCache } from "./PageCache.ts";

const asked = (make: () => Promise<string>) => ({ make, isCacheable: () => true, staleIfError: () => true });

const size = { maxEntries: 2, maxBytes: 64_000, maxEntryBytes: 1_000, bytesOf: (answer: string) => answer.length };

function cacheAt(clock: { time: number }) {
  return new PageCache<string>({ ...size, lifetime: 1000, stale: 60_000, now: () => clock.time });
}

it("gives one response to all requests within its lifetime, even while it is being made", async () => {
  const clock = { time: 0 };
  const cache = cacheAt(clock);
  const make = vi.fn(() => Promise.resolve(`made at ${clock.time}`));
  const ask = () => cache.get("/a", asked(make));

  const first = { answer: "made at 0", age: null };
  expect(await Promise.all([ask(), ask()])).toEqual([first, first]);
  clock.time = 499;
  expect(await ask()).toEqual(first);
  clock.time = 1000;
  expect(await ask()).toEqual({ answer: "made at 1000", age: null });
  expect(make).toHaveBeenCalledTimes(2);
});

it("stores nothing that failed or is uncacheable", async () => {
  const cache = cacheAt({ time: 0 });
  const failing = { ...asked(() => Promise.reject(new Error("down"))), staleIfError: () => false };
  await expect(cache.get("/a", failing)).rejects.toThrow("down");
  const personal = { ...asked(() => Promise.resolve("personal")), isCacheable: () => false };
  expect((await cache.get("/a", personal)).answer).toBe("personal");
  expect(cache.old("/a")).toBeNull();
  expect(
    (
      await cache.get(
        "/a",
        asked(() => Promise.resolve("fresh")),
      )
    ).answer,
  ).toBe("fresh");
});

it("serves stale responses while nothing can be made, with their age, until they are too old", async () => {
  const clock = { time: 0 };
  const cache = cacheAt(clock);
  await cache.get(
    "/a",
    asked(() => Promise.resolve("old")),
  );
  const failing = asked(() => Promise.reject(new Error("down")));
  clock.time = 42_500;
  expect(await cache.get("/a", failing)).toEqual({ answer: "old", age: 42 });
  await expect(cache.get("/a", { ...failing, staleIfError: () => false })).rejects.toThrow("down");
  clock.time = 60_001;
  await expect(cache.get("/a", failing)).rejects.toThrow("down");
  expect(
    await cache.get(
      "/a",
      asked(() => Promise.resolve("new")),
    ),
  ).toEqual({ answer: "new", age: null });
});

it("removes the oldest when it is full", async () => {
  const cache = cacheAt({ time: 0 });
  for (const address of ["/a", "/b", "/c"])
    await cache.get(
      address,
      asked(() => Promise.resolve(`old ${address}`)),
    );
  const ask = async (address: string) =>
    (
      await cache.get(
        address,
        asked(() => Promise.resolve("new")),
      )
    ).answer;
  expect(await ask("/c")).toBe("old /c");
  expect(await ask("/a")).toBe("new");
});

it("lets the oldest go when the answers together take too many bytes", async () => {
  const cache = new PageCache<string>({ ...size, maxEntries: 1000, lifetime: 1000, stale: 60_000, now: () => 0 });
  const answer = (address: string) => asked(() => Promise.resolve(address.repeat(200)));
  const addresses = Array.from({ length: 100 }, (_, index) => `/${index + 100}`);
  for (const address of addresses) await cache.get(address, answer(address));
  const kept = addresses.filter((address) => cache.old(address) !== null);
  expect(kept).toEqual(addresses.slice(-80));
});

it("serves an answer that is too large to keep, and makes it again next time", async () => {
  const cache = cacheAt({ time: 0 });
  const make = vi.fn(() => Promise.resolve("x".repeat(1001)));
  for (let times = 1; times <= 2; times += 1) {
    expect((await cache.get("/a", asked(make))).answer).toHaveLength(1001);
    expect(make).toHaveBeenCalledTimes(times);
  }
  expect(cache.old("/a")).toBeNull();
});

it("reports the source of each response", async () => {
  const told: string[] = [];
  const clock = { time: 0 };
  const options = { ...size, lifetime: 1000, stale: 60_000, now: () => clock.time };
  const cache = new PageCache<string>({ ...options, onServe: (source) => told.push(source) });
  await cache.get(
    "/a",
    asked(() => Promise.resolve("a")),
  );
  await cache.get(
    "/a",
    asked(() => Promise.resolve("b")),
  );
  clock.time = 2000;
  await cache.get(
    "/a",
    asked(() => Promise.reject(new Error("down"))),
  );
  expect(told).toEqual(["made", "kept", "made", "old"]);
});

it("renews a response in the second half of its lifetime, while requests get the stored one", async () => {
  const clock = { time: 0 };
  const cache = cacheAt(clock);
  let made = 0;
  const counted = asked(() => Promise.resolve(`${(made += 1)}`));
  const ask = async () => (await cache.get("/a", counted)).answer;
  expect(await ask()).toBe("1");
  clock.time = 499;
  expect(await ask()).toBe("1");
  expect(made).toBe(1);
  clock.time = 500;
  expect(await Promise.all([ask(), ask()])).toEqual(["1", "1"]);
  expect(made).toBe(2);
  clock.time = 1100;
  expect(await ask()).toBe("2");
});

it("keeps a response for its lifetime when the next one cannot be made, and no longer", async () => {
  const clock = { time: 0 };
  const cache = cacheAt(clock);
  await cache.get(
    "/a",
    asked(() => Promise.resolve("old")),
  );
  clock.time = 700;
  const failing = asked(() => Promise.reject(new Error("down")));
  expect((await cache.get("/a", failing)).answer).toBe("old");
  expect((await cache.get("/a", failing)).answer).toBe("old");
  clock.time = 1000;
  await expect(cache.get("/a", { ...failing, staleIfError: () => false })).rejects.toThrow("down");
});
