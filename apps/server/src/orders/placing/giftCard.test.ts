import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDiscount } from "../../cart/changeDiscounts.ts";
import { changeCart } from "../../cart/changeCart.ts";
import { loadCheckout } from "../../checkout/loadCheckout.ts";
import { companyForm } from "../../testing/companyBuyer.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/createTestDatabase.ts";
import { fillCheckout, fillProducts, openSession } from "../../testing/fillShop.ts";
import { storeTyped, sealingOf } from "../../sessions/typedCodes.ts";
import type { OrderResult } from "./orderResult.ts";
import { placeOrder } from "./placeOrder.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillCheckout(database.db);
  await fillProducts(database.db, [{ id: 1, name: "Slang", priceOre: 14_900, stock: 1_000_000 }]);
  await database.db
    .insertInto("discount")
    .values([
      { code: "HALVA", label: "Halva priset", kind: "percent", value: 50 },
      { code: "KAPP", label: "Presentkort", kind: "gift_card", value: 50_000, left_ore: 50_000 },
      { code: "K7Q2M-9XWVT-3HJKP-40RSZ", label: "Presentkort", kind: "gift_card", value: 50_000, left_ore: 50_000 },
      { code: "DELVIS", label: "Presentkort", kind: "gift_card", value: 50_000, left_ore: 50_000 },
    ])
    .execute();
});

afterAll(() => database.close());

async function sessionWith(quantity: number, ...codes: readonly string[]): Promise<number> {
  const session = await openSession(database.db);
  await changeCart(database.db, session, [{ productId: 1, variantId: null, rowId: null, quantity, isAddition: true }]);
  for (const code of codes) await addDiscount(database.db, session, code);
  return session;
}

const order = (sessionId: number): Promise<OrderResult> =>
  placeOrder(database.db, { sessionId, kind: "manual", form: companyForm, now: new Date(), seal: String });

async function cardOf(code: string): Promise<{ readonly left: number; readonly spent: number }> {
  const { rows } = await database.pool.query<{ left: number; spent: number; ledger: number }>(
    `SELECT d.left_ore AS left, coalesce((SELECT sum(u.amount_ore) FROM discount_use u WHERE u.discount_id = d.id), 0) AS spent,
       (SELECT sum(l.change_ore) FROM gift_card_ledger l WHERE l.discount_id = d.id) AS ledger
     FROM discount d WHERE d.code_hash = gift_card_hash($1)`,
    [code],
  );
  const [card] = rows;
  if (card === undefined) throw new Error(`There is no card ${code}.`);
  expect(card.ledger).toBe(card.left);
  return { left: card.left, spent: card.spent };
}

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  );
  const all = tables.map(({ name }) => `SELECT to_jsonb(t)::text AS row FROM ${name} t`).join(" UNION ALL ");
  return (await database.pool.query<{ row: string }>(all)).rows.map(({ row }) => row).join("\n");
}

describe("a gift card", () => {
  it("is stored only as a hash, and accepted however its code is written, but not by its name", async () => {
    const code = "K7Q2M-9XWVT-3HJKP-40RSZ";
    const session = await sessionWith(1, "k7q2m 9xwvt3hjkp40rsz");
    const { pricing } = await loadCheckout(database.db, session);
    expect(pricing.codes.map(({ code: { code: shown } }) => shown)).toEqual([expect.stringMatching(/^CARD-\d+-/)]);
    await storeTyped(database.db, session, { code: "k7q2m 9xwvt3hjkp40rsz", sealing: sealingOf("secret") });
    const inCart = await wholeDatabase();
    expect(inCart).toMatch(/"typed": ?"sealed:/);
    expect((await order(session)).ok).toBe(true);
    const ordered = await wholeDatabase();
    expect(ordered).toContain("CARD-");
    expect([inCart, ordered].filter((kept) => /K7Q2M|9XWVT/i.test(kept))).toEqual([]);
    const found = await database.pool.query("SELECT code FROM discount WHERE code_hash = gift_card_hash($1)", [code]);
    const other = await openSession(database.db);
    expect(await addDiscount(database.db, other, found.rows[0].code)).toEqual({ applied: false, message: null });
  });

  it("pays no more than its balance, in fifty parallel orders", async () => {
    const sessions = await Promise.all(Array.from({ length: 50 }, () => sessionWith(4, "KAPP")));
    const results = await Promise.all(sessions.map(order));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(new Set(results.flatMap((result) => (result.ok ? [] : [result.problem.code])))).toEqual(
      new Set(["discount-used-up"]),
    );
    expect(await cardOf("KAPP")).toEqual({ left: 0, spent: 50_000 });
  });

  it("lowers what is left to pay, but not the lines or the VAT of the order", async () => {
    await database.pool.query(
      "INSERT INTO discount (code, label, kind, value, left_ore) VALUES ('MOMS', 'Presentkort', 'gift_card', 10000, 10000)",
    );
    const placed = await order(await sessionWith(2, "HALVA", "MOMS"));
    if (!placed.ok) throw new Error(placed.problem.code);
    const { rows } = await database.pool.query(
      `SELECT o.products_ore, o.discount_ore, o.total_ore, o.vat_ore, l.discount_ore AS line_discount, l.vat_ore AS line_vat
       FROM "order" o JOIN order_line l ON l.order_id = o.id WHERE o.id = $1`,
      [placed.orderId],
    );
    expect(rows).toEqual([
      {
        products_ore: 29_800,
        discount_ore: 24_900,
        total_ore: 4_900,
        vat_ore: 2_980,
        line_discount: 14_900,
        line_vat: 2_980,
      },
    ]);
  });

  it("keeps its remaining balance, pays with it later, and is rejected when it is empty", async () => {
    expect((await order(await sessionWith(1, "DELVIS"))).ok).toBe(true);
    expect(await cardOf("DELVIS")).toEqual({ left: 35_100, spent: 14_900 });
    const second = await sessionWith(4, "DELVIS");
    const { codes, dueOre } = (await loadCheckout(database.db, second)).pricing;
    expect([codes[0]?.amount.inclOre, dueOre]).toEqual([35_100, 4 * 14_900 - 35_100]);
    expect((await order(second)).ok).toBe(true);
    expect(await cardOf("DELVIS")).toEqual({ left: 0, spent: 50_000 });
    const third = await openSession(database.db);
    expect(await addDiscount(database.db, third, "DELVIS")).toEqual({
      applied: false,
      message: "Koden är redan använd.",
    });
  });

  it("pays what the other codes leave, whichever was added first", async () => {
    await database.pool.query(
      "INSERT INTO discount (code, label, kind, value, left_ore) VALUES ('SIST', 'Presentkort', 'gift_card', 1000, 1000)",
    );
    const session = await sessionWith(1, "SIST", "HALVA");
    const { pricing } = await loadCheckout(database.db, session);
    expect(pricing.codes.map(({ code, amount }) => [code.code, amount.inclOre])).toEqual([
      ["HALVA", 7_450],
      [expect.stringMatching(/^CARD-/), 1_000],
    ]);
  });
});
