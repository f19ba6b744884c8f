import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadChunk } from "./loadChunk.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("resolves with the module", async () => {
  await expect(loadChunk(() => Promise.resolve("module"))).resolves.toBe("module");
  expect(vi.getTimerCount()).toBe(0);
});

it("rejects with a ChunkLoadError after 120 000 ms without a response", async () => {
  const seen = vi.fn();
  loadChunk(() => new Promise(() => {})).catch(seen);

  await vi.advanceTimersByTimeAsync(119_999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ name: "ChunkLoadError" }));
});

it("rejects with a ChunkLoadError that names the cause when the import fails", async () => {
  const cause = new TypeError("network");
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: "ChunkLoadError", cause });
});
