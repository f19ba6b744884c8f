import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { companyBuyer } from "../testing/companyBuyer.ts";
import { addDiscount } from "../cart/changeDiscounts.ts";
import { readyForInvoice } from "../testing/readyForInvoice.ts";
import { fillCheckout, fillProducts } from "../testing/fillShop.ts";
import { type OrderingServer, startOrderingServer } from "../testing/startOrderingServer.ts";

const migration = readFileSync(new URL("./migrations/0031_hashed_gift_cards.sql", import.meta.url), "utf8");
/** The schema as it was before. */
const undo = `
  ALTER TABLE discount DROP CONSTRAINT gift_card_hashed;
  DROP TRIGGER gift_card_hashed ON discount;
  DROP FUNCTION hash_gift_card;
  ALTER TABLE session_discount DROP COLUMN typed;
  ALTER TABLE discount DROP COLUMN code_hash;
  DROP FUNCTION gift_card_hash;
  UPDATE discount SET code = 'GAMLA-KORTET' WHERE kind = 'gift_card';
  UPDATE discount_use u SET code = d.code FROM discount d WHERE d.id = u.discount_id;`;

let shop: OrderingServer;
beforeAll(async () => {
  shop = await startOrderingServer();
  await fillCheckout(shop.database.db);
  await fillProducts(shop.database.db, [{ id: 1, name: "Slang", priceOre: 14_900, stock: 10 }]);
  await shop.database.db
    .insertInto("discount")
    .values([
      { code: "HALVA", label: "Halva priset", kind: "percent", value: 50 },
      { code: "GAMLA-KORTET", label: "Presentkort", kind: "gift_card", value: 50_000, left_ore: 50_000 },
    ])
    .execute();
});
afterAll(() => shop.close());

it("hashes the cards that are there, and leaves them in carts, usable and on their orders", async () => {
  const { pool, db } = shop.database;
  const buyer = await readyForInvoice(shop, 1);
  await buyer.post("/checkoutv3/discounts/store", { code: "GAMLA-KORTET" });
  await buyer.post("/checkout/freeorder", companyBuyer);
  const shopper = await readyForInvoice(shop, 1);
  await shopper.post("/checkoutv3/discounts/store", { code: "GAMLA-KORTET" });
  await pool.query(undo);
  const client = await pool.connect();
  await client.query("BEGIN");
  await client.query(migration);
  await client.query("COMMIT");
  client.release(true);
  const { rows } = await pool.query("SELECT code, left_ore, code_hash IS NOT NULL AS hashed FROM discount ORDER BY id");
  expect(rows).toEqual([
    { code: "HALVA", left_ore: null, hashed: false },
    { code: "CARD-2", left_ore: 35_100, hashed: true },
  ]);
  expect((await pool.query("SELECT code FROM discount_use")).rows).toEqual([{ code: "CARD-2" }]);
  const show = (await shopper.get("/checkoutv3/products/index")).json();
  expect(show.discount.rows).toMatchObject([{ code: "GAMLA-KORTET" }]);
  const other = await shop.visit();
  expect(await addDiscount(db, other.sessionId, "gamla-kortet")).toEqual({ applied: true });
});
