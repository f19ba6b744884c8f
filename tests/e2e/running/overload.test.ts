import { afterAll, beforeAll, expect, it } from "vitest";
import { askTooMuch } from "../../faults/askTooMuch.ts";
import { type RunningShop, startShop } from "../shops/startShop.ts";

const isLong = Boolean(process.env["TEST_LONG"]);
const seconds = 60;

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop({ data: "reference" });
});
afterAll(() => shop.stop());

// It uses the whole machine, and so slows down every other test.
it.runIf(isLong)("serves what it can under triple load, rejects the rest at once, and lets carts through", async () => {
  const figures = await askTooMuch(shop.address, seconds);
  console.log(figures);
  const { odd, refused, servedMost, carts, served, capacity } = figures;
  expect(odd).toEqual([]);
  expect(refused).toBeGreaterThan(0);
  expect(servedMost).toBeLessThan(2000);
  expect(carts).toBe(1);
  expect(served).toBeGreaterThan(capacity * 0.7);
  expect((await fetch(`${shop.address}/kategori/vitvaror?price_min=7`)).status).toBe(200);
});
