import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineCall, wireInteger, wireList, wireObject, wireTextOrNull } from "../index.ts";
import { openApiDocument } from "./index.ts";

const store = defineCall({
  method: "POST",
  path: "/api/reviews/{uuid}/{product_id}/store",
  encoding: "json",
  request: z.object({ uuid: z.string(), product_id: wireInteger, rating: z.int().check(z.minimum(1), z.maximum(5)) }),
  response: z.object({ id: z.int() }),
  summary: "Stores a rating.",
});
const list = defineCall({
  method: "GET",
  path: "/api/reviews",
  encoding: "query",
  request: z.object({ page: wireInteger }),
  response: wireList(z.object({ id: z.int() })),
  summary: "Gives reviews.",
});

describe("openApiDocument", () => {
  const document = openApiDocument({
    title: "Shop",
    version: "1.0.0",
    calls: [store, list],
    servers: ["https://a.example"],
  });

  it("describes path, body and response of a call from its schemas", () => {
    expect(document.paths["/api/reviews/{uuid}/{product_id}/store"]).toMatchObject({
      post: {
        operationId: "postApiReviewsUuidProduct_idStore",
        summary: "Stores a rating.",
        parameters: [
          { name: "uuid", in: "path", required: true, schema: { type: "string" } },
          { name: "product_id", in: "path", required: true, schema: { type: "integer" } },
        ],
        requestBody: {
          content: {
            "application/json": {
              schema: { properties: { rating: { type: "integer", minimum: 1, maximum: 5 } }, required: ["rating"] },
            },
          },
        },
        security: [{ csrf: [] }],
        responses: {
          "200": { content: { "application/json": { schema: { properties: { id: { type: "integer" } } } } } },
        },
      },
    });
  });

  it("describes the parameters of a query and no body", () => {
    const path = document.paths["/api/reviews"];
    expect(path).toMatchObject({ get: { parameters: [{ name: "page", in: "query", schema: { type: "integer" } }] } });
    expect(path?.["get"]).not.toHaveProperty("requestBody");
    expect(path).toMatchObject({
      get: { responses: { "200": { content: { "application/json": { schema: { type: "array" } } } } } },
    });
  });

  it("is plain JSON that says where the server is and how failures look", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(document.servers).toEqual([{ url: "https://a.example" }]);
    expect(document.components).toMatchObject({
      schemas: { Failure: { properties: { message: { type: "string" } } } },
    });
  });

  it("gives the default of a missing part with the names of the wire", () => {
    const page = wireObject({ nextPage: ["next_page", wireTextOrNull] });
    const answer = wireObject({ pagination: z._default(page, { nextPage: null }) });
    const { method, path, encoding, request, summary } = list;
    const paged = defineCall({ method, path, encoding, request, summary, response: answer });
    const { paths } = openApiDocument({ title: "Shop", version: "1.0.0", calls: [paged], servers: [] });
    expect(JSON.stringify(paths)).toContain('"default":{"next_page":null}');
    expect(JSON.stringify(paths)).not.toContain("nextPage");
  });
});
