import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestVisitor } from "../testing/createVisitor.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

type Ask = (who: TestVisitor) => ReturnType<TestVisitor["get"]>;
const get =
  (path: string): Ask =>
  (who) =>
    who.get(path);
const post =
  (path: string, body: Readonly<Record<string, unknown>>, encoding: "form" | "json" = "json"): Ask =>
  (who) =>
    who.post(path, body, encoding);

it.each([
  ["filters", get("/produkter/filtrera?blade=category&cat3=30&brands=2%7C")],
  ["searches", get("/produkter/autocomplete?query=tv%C3%A4tt")],
  ["reads the comparison", get("/api/internal/compare/index")],
  ["adds to the comparison", post("/api/internal/compare/store", { product_id: 1001 })],
  ["removes from the comparison", post("/api/internal/compare/delete", { product_id: 1001 })],
  ["clears the comparison", post("/api/internal/compare/clear", {})],
  ["searches for what to compare", post("/produkter/sok_for_jamfor", { text: "tvätt" }, "form")],
  ["reads where an empty cart leads", get("/api/internal/checkout/empty-state-categories")],
  ["adds to the cart with a dialog", post("/kassa/lagg-i-varukorg/1001", {})],
  ["reads the cart", get("/checkoutv3/products/index")],
  [
    "changes the cart",
    post("/checkoutv3/products/update", { "products[1001][quantity]": 2, refresh_checkout: 0 }, "form"),
  ],
])("allows an unknown visitor to do it: %s", async (_, ask) => {
  const answer = await ask(await shop.visit());
  expect(answer.statusCode).toBeGreaterThanOrEqual(200);
  expect(answer.statusCode).toBeLessThan(300);
});
