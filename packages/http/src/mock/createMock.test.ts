import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { createClient, defineCall, wireInteger } from "../index.ts";
import { createMock, reply, replyFailure, replyNetworkFailure } from "./index.ts";

const show = defineCall({
  method: "GET",
  path: "/api/reviews/{product_id}",
  encoding: "query",
  request: z.object({ product_id: wireInteger, page: z.optional(wireInteger) }),
  response: z.object({ total: z.number() }),
  summary: "Gives reviews.",
});
const update = defineCall({
  method: "POST",
  path: "/cart/update",
  encoding: "form",
  request: z.object({ products: z.record(z.string(), z.object({ quantity: wireInteger })) }),
  response: z.null(),
  summary: "Changes quantities.",
});

afterEach(() => vi.useRealTimers());

describe("createMock", () => {
  it("answers a call with a value and records its requests", async () => {
    const reviews = reply(show, { total: 7 });
    const client = createClient({ fetch: createMock([reviews]).fetch, baseUrl: "https://shop.example" });
    await expect(client.send(show, { product_id: 1001, page: 2 })).resolves.toEqual({ total: 7 });
    await client.send(show, { product_id: 1002 }, { url: "/api/reviews/1002?page=3" });
    expect(reviews.requests).toEqual([
      { product_id: 1001, page: 2 },
      { product_id: 1002, page: 3 },
    ]);
  });

  it("answers with the result of a function of the request", async () => {
    const mock = createMock([reply(show, async ({ product_id: id }) => ({ total: id * 2 }))]);
    await expect(createClient(mock).send(show, { product_id: 21 })).resolves.toEqual({ total: 42 });
  });

  it("reads the fields of a form", async () => {
    const saved = reply(update, null);
    const client = createClient({ fetch: createMock([saved]).fetch });
    await expect(client.send(update, { products: { 1001: { quantity: 3 } } })).resolves.toBeNull();
    expect(saved.requests).toEqual([{ products: { 1001: { quantity: 3 } } }]);
  });

  it("fails as a server or a network does", async () => {
    const mock = createMock([replyFailure(show, { status: 409, message: "Slutsåld." }), replyNetworkFailure(update)]);
    const client = createClient({ fetch: mock.fetch });
    await expect(client.send(show, { product_id: 1 })).rejects.toMatchObject({
      status: 409,
      serverMessage: "Slutsåld.",
    });
    await expect(client.send(update, { products: { 1: { quantity: 1 } } })).rejects.toMatchObject({ status: 0 });
  });

  it("lets a later reply replace an earlier one", async () => {
    const mock = createMock([reply(show, { total: 1 })]);
    mock.use(reply(show, { total: 2 }));
    await expect(createClient({ fetch: mock.fetch }).send(show, { product_id: 1 })).resolves.toEqual({ total: 2 });
  });

  it("waits before it answers, however long, and stops when the caller aborts", async () => {
    vi.useFakeTimers();
    const client = createClient({ fetch: createMock([reply(show, { total: 7 }, { delay: 130_000 })]).fetch });
    const answer = client.send(show, { product_id: 1 });
    const controller = new AbortController();
    const cancelled = expect(client.send(show, { product_id: 1 }, { signal: controller.signal })).rejects.toMatchObject(
      {
        status: 0,
      },
    );
    controller.abort();
    await vi.advanceTimersByTimeAsync(130_000);
    await expect(answer).resolves.toEqual({ total: 7 });
    await cancelled;
  });

  it("rejects a request that does not fit its call", async () => {
    const mock = createMock([reply(show, { total: 7 })]);
    const answer = createClient({ fetch: mock.fetch }).send(show, { product_id: 1.5 });
    await expect(answer).rejects.toMatchObject({ status: 422, data: { errors: { product_id: ["invalid_type"] } } });
  });

  it("names the calls that have no reply", async () => {
    const mock = createMock([]);
    const client = createClient({ fetch: mock.fetch });
    await expect(client.send(show, { product_id: 1 })).rejects.toMatchObject({ status: 501 });
    expect(mock.unanswered).toEqual(["GET /api/reviews/1"]);
  });
});
