import { describe, expect, it } from "vitest";
import { PageCache } from "./PageCache.ts";
import { maxEntryBytes, pageCacheBytes } from "./pageCacheBytes.ts";

describe("the memory of cached pages", () => {
  it.each(Array.from({ length: 64 }, (_, index) => index + 1))(
    "opens a cache in each of %i workers",
    async (workers) => {
      const maxBytes = pageCacheBytes(workers);
      const size = { maxEntries: 500, maxBytes, maxEntryBytes, bytesOf: (answer: string) => answer.length };
      const cache = new PageCache<string>({ ...size, lifetime: 1000, stale: 1000 });
      const ask = { make: async () => "page", isCacheable: () => true, staleIfError: () => false };
      expect((await cache.get("/", ask)).answer).toBe("page");
    },
  );

  it("is 128 MB for one to five workers together, and 24 MB for each of more", () => {
    const all = [1, 2, 3, 4, 5].map((workers) => Math.round((pageCacheBytes(workers) * workers) / 1024 / 1024));
    expect(all).toEqual([128, 128, 128, 128, 128]);
    expect(pageCacheBytes(16)).toBe(24 * 1024 * 1024);
  });
});
