import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineCall, encodeRequest } from "../index.ts";
import { readRequest } from "./readRequest.ts";

const update = defineCall({
  method: "POST",
  path: "/products/{list}",
  encoding: "form",
  request: z.object({
    list: z.string(),
    products: z.record(z.string(), z.object({ quantity: z.coerce.number().check(z.multipleOf(1), z.minimum(0)) })),
  }),
  response: z.unknown(),
  summary: "Changes quantities.",
});
const search = defineCall({
  method: "GET",
  path: "/search",
  encoding: "query",
  request: z.object({ query: z.string().check(z.refine((query) => query.length > 1, "query-too-short")) }),
  response: z.unknown(),
  summary: "Searches.",
});

describe("readRequest", () => {
  it("reads what encodeRequest wrote", () => {
    const request = { list: "cart", products: { 1001: { quantity: 2 } } };
    const { body } = encodeRequest(update, request);
    const read = readRequest(update, {
      params: { list: "cart" },
      body: new URLSearchParams(typeof body === "string" ? body : ""),
    });
    expect(read).toEqual({ ok: true, request });
  });

  it("reads a form that a server has parsed into flat names", () => {
    const read = readRequest(update, { params: { list: "cart" }, body: { "products[7][quantity]": "3" } });
    expect(read).toEqual({ ok: true, request: { list: "cart", products: { 7: { quantity: 3 } } } });
  });

  it("reads the names in the path from the path only", () => {
    const read = readRequest(update, { params: { list: "cart" }, body: { list: "other", products: {} } });
    expect(read).toMatchObject({ request: { list: "cart" } });
    expect(readRequest(update, { body: { list: "other", products: {} } })).toMatchObject({
      errors: { list: ["invalid_type"] },
    });
  });

  it("reads a query from pairs and from an object", () => {
    const expected = { ok: true, request: { query: "tvätt" } };
    expect(readRequest(search, { query: new URLSearchParams("query=tv%C3%A4tt") })).toEqual(expected);
    expect(readRequest(search, { query: { query: "tvätt" } })).toEqual(expected);
  });

  it("names each invalid field and its problem code", () => {
    expect(readRequest(search, { query: { query: "a" } })).toEqual({
      ok: false,
      errors: { query: ["query-too-short"] },
    });
    const body = { products: { 7: { quantity: -0.5 } } };
    expect(readRequest(update, { params: { list: "cart" }, body })).toEqual({
      ok: false,
      errors: { "products.7.quantity": ["not_multiple_of", "too_small"] },
    });
  });

  it("treats a missing body as an empty one", () => {
    expect(readRequest(search, {})).toEqual({ ok: false, errors: { query: ["invalid_type"] } });
  });
});
