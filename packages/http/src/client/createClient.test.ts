import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { CallError, createClient, defineCall } from "../index.ts";
import type { Fetch, FetchOptions } from "../index.ts";

const call = defineCall({
  method: "POST",
  path: "/api/things/{thing_id}",
  encoding: "json",
  request: z.object({ thing_id: z.number(), size: z.number() }),
  response: z.nullable(z.object({ message: z.string() })),
  summary: "Stores a thing.",
});
const textCall = defineCall({
  method: "GET",
  path: "/widget",
  encoding: "query",
  request: z.object({}),
  response: z.string(),
  summary: "Gives a widget.",
  accept: "application/json, text/html",
});
const request = { thing_id: 7, size: 2 };

function answering(status: number, text: string) {
  const sent: { url: string; options: FetchOptions }[] = [];
  const fetch: Fetch = async (url, options) => {
    sent.push({ url, options });
    return { status, headers: { get: () => null }, text: async () => text };
  };
  return { fetch, sent };
}

async function failure(promise: Promise<unknown>): Promise<CallError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof CallError) return error;
  throw new Error("The call did not fail with a CallError.");
}

describe("createClient", () => {
  it("sends the headers of the contract and the cookies of the same origin", async () => {
    const { fetch, sent } = answering(200, '{"message":"Hej"}');
    const client = createClient({ fetch, csrfToken: () => "token-1" });
    await expect(client.send(call, request)).resolves.toEqual({ message: "Hej" });
    expect(sent).toEqual([
      {
        url: "/api/things/7",
        options: {
          method: "POST",
          headers: {
            Accept: "application/json",
            "Content-Type": "application/json",
            "X-Requested-With": "XMLHttpRequest",
            "X-CSRF-TOKEN": "token-1",
          },
          body: '{"size":2}',
          credentials: "same-origin",
        },
      },
    ]);
  });

  it.each([
    ["https://api.shop.example", "include"],
    ["HTTP://localhost:4000", "include"],
    ["//api.shop.example", "include"],
    ["/shop", "same-origin"],
    ["", "same-origin"],
  ])("sends to %j with the credentials %s, since a session is a cookie there too", async (baseUrl, credentials) => {
    const { fetch, sent } = answering(200, "");
    await createClient({ fetch, baseUrl }).send(call, request);
    expect(sent[0]).toMatchObject({ url: `${baseUrl}/api/things/7`, options: { credentials } });
  });

  it("reads the token at each call, so that a replaced one takes effect at once", async () => {
    const { fetch, sent } = answering(200, "");
    let token: string | null = "first";
    const client = createClient({ fetch, csrfToken: async () => token });
    await client.send(call, request);
    token = null;
    await client.send(call, request);
    expect(sent.map(({ options }) => options.headers["X-CSRF-TOKEN"])).toEqual(["first", undefined]);
  });

  it.each([200, 201, 204, 299])("treats status %i as success", async (status) => {
    const { fetch } = answering(status, "");
    await expect(createClient({ fetch }).send(call, request)).resolves.toBeNull();
  });

  it.each([199, 300, 302, 304, 404, 419, 500])("rejects on status %i", async (status) => {
    const { fetch } = answering(status, "");
    const error = await failure(createClient({ fetch }).send(call, request));
    expect(error).toMatchObject({ status, serverMessage: null, data: null });
    expect(error.message).toBe(`POST /api/things/{thing_id} answered ${status}.`);
  });

  it("passes on the server's message and body when a call fails", async () => {
    const body = { message: "Produkten är slutsåld.", errors: { quantity: ["too_big"] } };
    const { fetch } = answering(409, JSON.stringify(body));
    const error = await failure(createClient({ fetch }).send(call, request));
    expect(error).toMatchObject({ status: 409, serverMessage: body.message, message: body.message, data: body });
  });

  it.each(['{"message":""}', '{"message":7}', '["message"]', '"message"'])(
    "finds no message in the failure body %s",
    async (text) => {
      const { fetch } = answering(500, text);
      const error = await failure(createClient({ fetch }).send(call, request));
      expect(error.serverMessage).toBeNull();
      expect(error.data).toEqual(JSON.parse(text));
    },
  );

  it("has no data when the body of a failure is not JSON", async () => {
    const { fetch } = answering(502, "<h1>Bad gateway</h1>");
    expect((await failure(createClient({ fetch }).send(call, request))).data).toBeNull();
  });

  it("passes on a response that is not JSON as text", async () => {
    const { fetch, sent } = answering(200, "<p>Leasing</p>");
    await expect(createClient({ fetch }).send(textCall, {})).resolves.toBe("<p>Leasing</p>");
    expect(sent[0]?.options.headers["Accept"]).toBe("application/json, text/html");
  });

  it("has no timeout: a response after more than two minutes is still used", async () => {
    vi.useFakeTimers();
    try {
      const { fetch } = answering(200, '{"message":"Hej"}');
      const late: Fetch = async (...args) => {
        await new Promise((resolve) => setTimeout(resolve, 130_000));
        return fetch(...args);
      };
      const sent = createClient({ fetch: late, csrfToken: () => null }).send(call, request);
      await vi.advanceTimersByTimeAsync(130_000);
      await expect(sent).resolves.toEqual({ message: "Hej" });
    } finally {
      vi.useRealTimers();
    }
  });

  it("fails with status 0 when the network fails, before or during the response", async () => {
    const cause = new TypeError("Failed to fetch");
    const before = createClient({ fetch: () => Promise.reject(cause) });
    expect(await failure(before.send(call, request))).toMatchObject({ status: 0, data: null, cause });
    const within = createClient({
      fetch: async () => ({ status: 200, headers: { get: () => null }, text: () => Promise.reject(cause) }),
    });
    expect(await failure(within.send(call, request))).toMatchObject({ status: 0, cause });
  });

  it("fails with status 0 when the caller cancels", async () => {
    const controller = new AbortController();
    const client = createClient({
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    });
    const answer = failure(client.send(call, request, { signal: controller.signal }));
    await Promise.resolve();
    controller.abort("changed their mind");
    expect(await answer).toMatchObject({ status: 0, cause: "changed their mind" });
  });

  it("uses the call's value for a successful response without a body", async () => {
    const quiet = { ...call, emptyResponse: ({ size }: { readonly size: number }) => ({ message: `Size ${size}` }) };
    for (const status of [200, 204]) {
      const client = createClient({ fetch: answering(status, "").fetch });
      await expect(client.send(quiet, request)).resolves.toEqual({ message: "Size 2" });
    }
  });

  it("fails like a call when there is no token", async () => {
    const { fetch, sent } = answering(200, "");
    const client = createClient({ fetch, csrfToken: () => Promise.reject(new SyntaxError("no JSON")) });
    const error = await failure(client.send(call, request));
    expect([error.status, sent.length]).toEqual([0, 0]);
  });

  it("can let a call outlive its page", async () => {
    const { fetch, sent } = answering(200, '{"message":"Hej"}');
    await createClient({ fetch }).send(call, request, { keepalive: true });
    expect(sent[0]?.options).toMatchObject({ keepalive: true });
  });

  it("fails when the response has another shape than the call promises, and tells the developer where", async () => {
    const { fetch } = answering(200, '{"message":7}');
    const told = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const error = await failure(createClient({ fetch }).send(call, request));
    expect(told.mock.calls).toEqual([
      [expect.stringMatching(/^POST \/api\/things\/\{thing_id\} .* message does not fit/)],
    ]);
    told.mockRestore();
    expect(error).toMatchObject({ status: 200, data: { message: 7 } });
    expect(error.cause).toMatchObject({ issues: [{ path: ["message"] }] });
  });

  it("uses an address from the server instead of the path", async () => {
    const { fetch, sent } = answering(200, "");
    const client = createClient({ fetch, baseUrl: "https://shop.example" });
    await client.send(call, request, { url: "/buy/7?from=tile" });
    expect(sent[0]).toMatchObject({ url: "https://shop.example/buy/7?from=tile", options: { body: '{"size":2}' } });
  });
});
