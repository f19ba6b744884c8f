import { Validator } from "@seriousme/openapi-schema-validator";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { contractDocument } from "./contractDocument.ts";

/** The contract's own index of calls, written by hand: all of it must be in the document. */
const index = `
  GET /api/internal/csrf-token
  GET /api/internal/page
  GET /produkter/filtrera
  GET /produkter/autocomplete
  POST /produkter/sok_for_jamfor
  GET /api/internal/compare/index
  POST /api/internal/compare/store
  POST /api/internal/compare/delete
  POST /api/internal/compare/clear
  POST /kassa/lagg-i-varukorg/{product_id}
  GET /checkoutv3/products/index
  POST /checkoutv3/products/update
  GET /api/internal/checkout/empty-state-categories
  GET /checkoutv3/checkoutv3/show
  POST /checkoutv3/countries/update
  POST /checkoutv3/paymentTypes/update
  POST /checkoutv3/deliverytypes/update
  POST /checkoutv3/deliverytypes/update_postal_code
  POST /checkoutv3/checkoutv3/update_customer_type
  POST /checkoutv3/discounts/store
  POST /checkoutv3/discounts/destroy
  POST /api/internal/orders/update_order_message
  POST /api/internal/orders/subscribe
  POST /konto/login_from_checkout
  POST /checkout/freeorder
  POST /checkout/manual_payment
  POST /api/internal/cookie-consent
  POST /api/internal/product_review/{uuid}/{product_id}/store
  POST /api/internal/product_review/{uuid}/{review_id}/update
  GET /api/internal/product_reviews/{productId}
  POST /api/internal/svea_campaigns/index/{productId}
  GET /api/internal/stores/index/{productId}
  GET /api/internal/wasa/leasing_widget
  POST /retur-och-reklamation/find-order
  POST /retur-och-reklamation/registrera
  GET /admin/themes/set_active_theme/
`
  .trim()
  .split("\n")
  .map((line) => line.trim());

const packages = fileURLToPath(new URL("../../..", import.meta.url));
const callSchema = z.object({ method: z.string(), path: z.string(), encoding: z.string() });

const document = contractDocument();
const described = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
);

describe("the OpenAPI document", () => {
  it("describes every call of the contract", () => {
    expect(index.filter((call) => !described.includes(call))).toEqual([]);
  });

  it("describes every call that a package defines", async () => {
    const rooms = globSync("*/src/contract/index.ts", { cwd: packages });
    const exported = await Promise.all(rooms.map((room): Promise<unknown> => import(join(packages, room))));
    const defined = exported
      .flatMap((room) => Object.values(Object(room)))
      .flatMap((value) => {
        const read = callSchema.safeParse(value);
        return read.success ? [`${read.data.method} ${read.data.path}`] : [];
      });
    expect(defined.length).toBeGreaterThan(index.length);
    expect(defined.filter((call) => !described.includes(call))).toEqual([]);
  });

  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect(result.errors ?? []).toEqual([]);
    expect(validator.version).toBe("3.1");
  });

  it("refers only to components that it contains", () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, place]) => place ?? "");
    const parts = Object.keys(document.components["schemas"] ?? {}).map((name) => `#/components/schemas/${name}`);
    expect(new Set(references).size).toBeGreaterThan(10);
    expect(references.filter((place) => !parts.includes(place))).toEqual([]);
  });

  it("names every operation once", () => {
    const names = [...JSON.stringify(document).matchAll(/"operationId":"([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(described.length);
  });

  it("is the published file; `pnpm --filter @torg/conformance run openapi` writes it again", () => {
    const file: unknown = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));
    expect(file).toEqual(document);
  });
});
