import { describe, expect, it } from "vitest";
import { fetchCsrfToken } from "../index.ts";
import type { Fetch } from "../index.ts";

/** A server that gives these bodies as its answers, one after the other; null stands for no answer. */
function server(...bodies: readonly (string | null)[]) {
  const asked: string[] = [];
  const fetch: Fetch = async (url, { method, credentials }) => {
    const text = bodies[asked.length] ?? null;
    asked.push(`${method} ${url} ${credentials}`);
    if (text === null) throw new TypeError("no network");
    return { status: 200, headers: { get: () => null }, text: async () => text };
  };
  return { fetch, asked };
}

describe("fetchCsrfToken", () => {
  it("asks the server before the first POST, once for all of them, and never for a GET", async () => {
    const { fetch, asked } = server('{"token":"abc"}');
    const token = fetchCsrfToken({ fetch });
    expect(await token("GET")).toBeNull();
    expect(asked).toEqual([]);
    expect(await Promise.all([token("POST"), token("POST")])).toEqual(["abc", "abc"]);
    expect(await token("POST")).toBe("abc");
    expect(asked).toEqual(["GET /api/internal/csrf-token same-origin"]);
  });

  it("asks another origin with its cookies, at an address of its own", async () => {
    const { fetch, asked } = server('{"token":"abc"}');
    await fetchCsrfToken({ fetch, baseUrl: "https://api.shop.example", path: "/token" })("POST");
    expect(asked).toEqual(["GET https://api.shop.example/token include"]);
  });

  it.each([
    ["no answer", null],
    ["an answer without a token", "{}"],
    ["an answer that is not JSON", "<p>"],
  ])("rejects after %s, and asks again the next time", async (_, body) => {
    const { fetch, asked } = server(body, '{"token":"abc"}');
    const token = fetchCsrfToken({ fetch });
    await expect(token("POST")).rejects.toThrow();
    expect(await token("POST")).toBe("abc");
    expect(asked).toHaveLength(2);
  });
});
