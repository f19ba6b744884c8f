import { expect, it, vi } from "vitest";
import { PageCache } from "./PageCache.ts";

const always = () => true;

function cacheAt(clock: { time: number }) {
  return new PageCache<string>({ lifetime: 1000, most: 2, now: () => clock.time });
}

it("gives one answer to all who ask within its lifetime, also while it is being made", async () => {
  const clock = { time: 0 };
  const cache = cacheAt(clock);
  const make = vi.fn(() => Promise.resolve(`made at ${clock.time}`));

  expect(await Promise.all([cache.get("/a", make, always), cache.get("/a", make, always)])).toEqual([
    "made at 0",
    "made at 0",
  ]);
  clock.time = 999;
  expect(await cache.get("/a", make, always)).toBe("made at 0");
  clock.time = 1000;
  expect(await cache.get("/a", make, always)).toBe("made at 1000");
  expect(make).toHaveBeenCalledTimes(2);
});

it("keeps nothing that failed or may not be kept", async () => {
  const cache = cacheAt({ time: 0 });
  await expect(cache.get("/a", () => Promise.reject(new Error("down")), always)).rejects.toThrow("down");
  expect(
    await cache.get(
      "/a",
      () => Promise.resolve("personal"),
      () => false,
    ),
  ).toBe("personal");
  expect(await cache.get("/a", () => Promise.resolve("fresh"), always)).toBe("fresh");
});

it("lets the oldest go when it is full, and everything when told to forget", async () => {
  const cache = cacheAt({ time: 0 });
  for (const address of ["/a", "/b", "/c"]) await cache.get(address, () => Promise.resolve(`old ${address}`), always);
  const ask = (address: string) => cache.get(address, () => Promise.resolve("new"), always);
  expect(await ask("/c")).toBe("old /c");
  expect(await ask("/a")).toBe("new");
  cache.forget();
  expect(await ask("/c")).toBe("new");
});
