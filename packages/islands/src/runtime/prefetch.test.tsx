import { afterEach, expect, it, vi } from "vitest";
import { takePrefetched } from "../client/takePrefetched.ts";
import { prefetch } from "./prefetch.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

it("sends one request for itself and for the first caller with the same address", async () => {
  const fetched = answering(() => Promise.resolve(Response.json({ totalAmount: 2 })));
  const early = prefetch("/cart");
  const taken = await takePrefetched("/cart");
  expect(await taken?.json()).toEqual({ totalAmount: 2 });
  expect(await early).toEqual({ totalAmount: 2 });
  expect(await takePrefetched("/cart")).toBeNull();
  expect(fetched).toHaveBeenCalledOnce();
});

it("passes on successful responses only", async () => {
  answering(() => Promise.resolve(Response.json({}, { status: 500 })));
  expect(await prefetch("/cart")).toBeNull();
  expect(await takePrefetched("/cart")).toBeNull();
  answering(() => Promise.reject(new TypeError("offline")));
  expect(await prefetch("/cart")).toBeNull();
  expect(await takePrefetched("/cart")).toBeNull();
});
