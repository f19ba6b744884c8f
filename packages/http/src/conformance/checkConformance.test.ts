import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineCall } from "../index.ts";
import type { Fetch, FetchOptions } from "../index.ts";
import { answers, checkConformance, fails } from "./index.ts";

const cart = defineCall({
  method: "GET",
  path: "/cart",
  encoding: "query",
  request: z.object({}),
  response: z.object({ rows: z.array(z.object({ quantity: z.int() })) }),
  summary: "Gives the cart.",
});

interface Given {
  readonly status?: number;
  readonly body: unknown;
}

function backend(given: Given) {
  const sent: FetchOptions[] = [];
  const fetch: Fetch = async (url, options) => {
    sent.push(options);
    const { status = 200, body } = url.endsWith("/csrf-token") ? { body: { token: "t-1" } } : given;
    return {
      status,
      headers: { get: () => null, getSetCookie: () => ["shop_session=abc; Path=/; HttpOnly"] },
      text: async () => JSON.stringify(body),
    };
  };
  return { fetch, sent };
}

async function problemOf(given: Given, entry = answers(cart, {})): Promise<string | null | undefined> {
  const { fetch } = backend(given);
  const [result] = await checkConformance({ baseUrl: "https://shop.example", fetch, cases: [entry] });
  expect(result?.ok).toBe(result?.problem === null);
  return result?.problem;
}

describe("checkConformance", () => {
  it("finds nothing when the answer fits the schema", async () => {
    expect(await problemOf({ body: { rows: [{ quantity: 1 }] } })).toBeNull();
  });

  it("names the place where an answer does not fit", async () => {
    const problem = await problemOf({ body: { rows: [{ quantity: "one" }] } });
    expect(problem).toMatch(/^GET \/cart answered in an unknown shape\. rows\.0\.quantity: /);
  });

  it("tells an unexpected status", async () => {
    expect(await problemOf({ status: 500, body: {} })).toBe("GET /cart answered 500.");
  });

  it("expects a failure to have its status and a message for the visitor", async () => {
    const entry = fails(cart, {}, 404);
    expect(await problemOf({ status: 404, body: { message: "Finns inte." } }, entry)).toBeNull();
    expect(await problemOf({ status: 404, body: {} }, entry)).toBe("The failure has no message for the visitor.");
    expect(await problemOf({ status: 409, body: {} }, entry)).toBe("GET /cart answered 409.");
    expect(await problemOf({ body: { rows: [] } }, entry)).toBe("The call succeeded.");
  });

  it("is one visitor with a session and its token", async () => {
    const { fetch, sent } = backend({ body: { rows: [] } });
    await checkConformance({ baseUrl: "", fetch, cases: [answers(cart, {})] });
    expect(sent[1]?.headers).toMatchObject({ Cookie: "shop_session=abc", "X-CSRF-TOKEN": "t-1" });
  });

  it("asks for no token when the backend has none", async () => {
    const { fetch, sent } = backend({ body: { rows: [] } });
    await checkConformance({ baseUrl: "", fetch, cases: [answers(cart, {})], tokenUrl: null });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).not.toHaveProperty("X-CSRF-TOKEN");
  });
});
