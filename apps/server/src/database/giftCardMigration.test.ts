import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { companyBuyer } from "../testing/companyBuyer.ts";
import { addDiscount } from "../cart/changeDiscounts.ts";
import { readyForInvoice } from "../testing/readyForInvoice.ts";
import { fillCheckout, fillProducts } from "../testing/fillShop.ts";
import { type OrderingServer, startOrderingServer } from "../testing/startOrderingServer.ts";

const migration = readFileSync(new URL("./migrations/0031_hashed_gift_cards.sql", import.meta.url), "utf8");
const later = readFileSync(new URL("./migrations/0044_no_codes_in_plain.sql", import.meta.url), "utf8");
/** Restores the earlier schema. */
const undo = `
  ALTER TABLE discount DROP CONSTRAINT gift_card_hashed;
  DROP TRIGGER gift_card_hashed ON discount;
  DROP FUNCTION hash_gift_card;
  DROP FUNCTION gift_card_name;
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

async function runMigration(): Promise<void> {
  const client = await shop.database.pool.connect();
  await client.query("BEGIN");
  await client.query(migration);
  await client.query("COMMIT");
  client.release(true);
}

it("hashes existing cards, and keeps them usable in carts and on their orders", async () => {
  const { pool, db } = shop.database;
  const buyer = await readyForInvoice(shop, 1);
  await buyer.post("/checkoutv3/discounts/store", { code: "GAMLA-KORTET" });
  await buyer.post("/checkout/freeorder", companyBuyer);
  const shopper = await readyForInvoice(shop, 1);
  await shopper.post("/checkoutv3/discounts/store", { code: "GAMLA-KORTET" });
  await pool.query(undo);
  await runMigration();
  const { rows } = await pool.query("SELECT code, left_ore, code_hash IS NOT NULL AS hashed FROM discount ORDER BY id");
  expect(rows).toEqual([
    { code: "HALVA", left_ore: null, hashed: false },
    { code: expect.stringMatching(/^CARD-2-[\dA-F]{12}$/), left_ore: 35_100, hashed: true },
  ]);
  expect((await pool.query("SELECT code FROM discount_use")).rows).toEqual([{ code: rows[1].code }]);
  const show = (await shopper.get("/checkoutv3/products/index")).json();
  expect(show.discount.rows).toMatchObject([{ code: "GAMLA-KORTET" }]);
  const draft = { form: "/kassa", values: { code: "GAMLA-KORTET", order_shown: "x", user_city: "Umeå" }, errors: {} };
  await pool.query("UPDATE session SET form_draft = $1 WHERE id = $2", [JSON.stringify(draft), shopper.sessionId]);
  await pool.query(later);
  const shown = (await shopper.get("/checkoutv3/products/index")).json();
  expect(shown.discount.rows).toMatchObject([{ code: rows[1].code }]);
  const kept = await pool.query("SELECT form_draft FROM session WHERE id = $1", [shopper.sessionId]);
  expect(kept.rows).toEqual([{ form_draft: { ...draft, values: { user_city: "Umeå" } } }]);
  const other = await shop.visit();
  expect(await addDiscount(db, other.sessionId, "gamla-kortet")).toEqual({ applied: true });
});

it("handles old codes that differ only in a hyphen or look like a name, and keeps codes out of labels", async () => {
  const { pool, db } = shop.database;
  await pool.query(undo);
  await pool.query(`
    INSERT INTO discount (id, code, label, kind, value, left_ore) VALUES
      (101, 'JUL-100', 'JUL-100', 'gift_card', 10000, 0), (102, 'JUL100', 'jul 100', 'gift_card', 10000, 7000),
      (103, 'CARD-104', 'Present', 'gift_card', 5000, 5000), (104, 'FARFAR', 'FARFAR', 'gift_card', 5000, 5000);
    INSERT INTO discount (id, code, label, kind, value) VALUES (105, 'CARD-101', 'CARD-101', 'percent', 5);
    INSERT INTO discount_use (order_id, code, discount_id, label, amount_ore)
      SELECT id, 'JUL100', 102, 'JUL100', 3000 FROM "order" LIMIT 1;
    INSERT INTO discount_use (order_id, code, discount_id, label, amount_ore)
      SELECT id, 'FARFAR', NULL, 'FARFAR', 100 FROM "order" LIMIT 1`);
  await runMigration();
  const { rows } = await pool.query("SELECT id, code, label, left_ore FROM discount WHERE id > 100 ORDER BY id");
  const name = (id: number): unknown => expect.stringMatching(new RegExp(`^CARD-${id}-[\\dA-F]{12}$`));
  expect(rows).toEqual([
    { id: 101, code: name(101), label: "Presentkort", left_ore: 0 },
    { id: 102, code: name(102), label: "Presentkort", left_ore: 7000 },
    { id: 103, code: name(103), label: "Present", left_ore: 5000 },
    { id: 104, code: name(104), label: "Presentkort", left_ore: 5000 },
    { id: 105, code: "CARD-101", label: "CARD-101", left_ore: null },
  ]);
  const uses = await pool.query("SELECT code, label FROM discount_use WHERE amount_ore IN (100, 3000) ORDER BY code");
  expect(uses.rows).toEqual([
    { code: rows[1].code, label: "Presentkort" },
    { code: rows[3].code, label: "Presentkort" },
  ]);
  const { sessionId } = await shop.visit();
  for (const code of ["jul-100", "CARD-104", "farfar", "CARD-101"]) {
    expect(await addDiscount(db, sessionId, code)).toEqual({ applied: true });
  }
  const used = await pool.query(`SELECT discount_id FROM session_discount WHERE session_id = ${sessionId} ORDER BY 1`);
  expect(used.rows.map(({ discount_id: id }) => id)).toEqual([102, 103, 104, 105]);
});

it("hashes what an older process writes, and keeps its code out of labels", async () => {
  const { pool } = shop.database;
  const { rows } = await pool.query(
    "INSERT INTO discount (code, label, kind, value, left_ore) VALUES ('FARMOR', 'FARMOR', 'gift_card', 100, 100) RETURNING *",
  );
  expect(JSON.stringify(rows)).not.toContain("FARMOR");
});
