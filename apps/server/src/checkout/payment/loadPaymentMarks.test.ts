import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";
import { loadPaymentMarks } from "./loadPaymentMarks.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const payments = ["Kortbetalning", "Klarna", "Svea", "Wasa Kredit", "Faktura för företag"];

it("lists the payment methods in the order of the checkout, on every page and for everybody alike", async () => {
  const read = await loadPaymentMarks(shop.database.db);
  expect(read.map(({ name }) => name)).toEqual(payments);
  const answer = await shop.server.inject({ url: "/api/internal/page?path=%2F" });
  const { layout } = answer.json().page;
  expect(layout.ways_to_pay).toEqual(payments);
  expect(layout.payment_marks).toEqual(read);
});

it("says how each one works, and gives the shop's pictures", async () => {
  const read = await loadPaymentMarks(shop.database.db);
  expect(read[0]).toMatchObject({ name: "Kortbetalning", kind: "card" });
  expect(read.at(-1)).toEqual({
    name: "Faktura för företag",
    kind: "invoice",
    picture: "/assets/uploads/payment/faktura.svg",
  });
});

it("leaves out methods that the shop has stopped using, and all of them in the quote mode", async () => {
  const { db, pool } = shop.database;
  await db.updateTable("payment_type").set({ active: false }).where("name", "=", "Wasa Kredit").execute();
  expect((await loadPaymentMarks(db)).map(({ name }) => name)).not.toContain("Wasa Kredit");
  await pool.query(`UPDATE setting SET value = value || '{"isOfferTheme": true}' WHERE key = 'shop'`);
  expect(await loadPaymentMarks(db)).toEqual([]);
});
