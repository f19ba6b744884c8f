import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";
import { loadWaysToPay } from "./loadWaysToPay.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const payments = ["Kortbetalning", "Klarna", "Svea", "Wasa Kredit", "Faktura för företag"];

it("names the ways to pay in the order of the checkout, on every page and for everybody alike", async () => {
  const read = await loadWaysToPay(shop.database.db);
  expect(read.map(({ name }) => name)).toEqual(payments);
  const answer = await shop.server.inject({ url: "/api/internal/page?path=%2F" });
  const { layout } = answer.json().page;
  expect(layout.ways_to_pay).toEqual(payments);
  expect(layout.payment_marks).toEqual(read);
});

it("tells how one pays in each, and the pictures that the shop gives", async () => {
  const read = await loadWaysToPay(shop.database.db);
  expect(read[0]).toMatchObject({ name: "Kortbetalning", kind: "card" });
  expect(read.at(-1)).toEqual({
    name: "Faktura för företag",
    kind: "invoice",
    picture: "/assets/uploads/payment/faktura.svg",
  });
});

it("leaves out what the shop no longer takes, and all of them where it takes requests for a quote", async () => {
  const { db, pool } = shop.database;
  await db.updateTable("payment_type").set({ active: false }).where("name", "=", "Wasa Kredit").execute();
  expect((await loadWaysToPay(db)).map(({ name }) => name)).not.toContain("Wasa Kredit");
  await pool.query(`UPDATE setting SET value = value || '{"isOfferTheme": true}' WHERE key = 'shop'`);
  expect(await loadWaysToPay(db)).toEqual([]);
});
