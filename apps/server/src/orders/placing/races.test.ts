import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyBuyer } from "../../testing/companyBuyer.ts";
import { fillCheckout, fillProducts, fillProviders } from "../../testing/fillShop.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { readyForInvoice } from "../../testing/readyForInvoice.ts";
import { type OrderingServer, startOrderingServer } from "../../testing/startOrderingServer.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startOrderingServer();
  const { db } = shop.database;
  await fillCheckout(db);
  await fillProviders(db);
  await fillProducts(db, [
    { id: 1, name: "Sista tio", priceOre: 10_000, stock: 10 },
    { id: 2, name: "Gott om", priceOre: 14_900, stock: 1_000_000 },
  ]);
  await db
    .insertInto("discount")
    .values([
      { code: "KORT", label: "Presentkort", kind: "gift_card", value: 50_000, left_ore: 50_000 },
      { code: "ENGANG", label: "En gång", kind: "amount", value: 5_000, use_limit: 1 },
    ])
    .execute();
});

afterAll(() => shop.close());

const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Places one order per visitor and counts the results by status and message. */
async function outcomes(visitors: readonly TestVisitor[]): Promise<Readonly<Record<string, number>>> {
  const answers = await Promise.all(visitors.map((visitor) => visitor.post("/checkout/manual_payment", companyBuyer)));
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const { message = "ordered" } = answer.json<{ message?: string }>();
    const key = `${answer.statusCode} ${message}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

async function rows(statement: string): Promise<unknown> {
  return (await shop.database.pool.query(statement)).rows;
}

describe("buyers in parallel", () => {
  it("get the last ten pieces as ten orders, and the other hundred and ninety are told that none is left", async () => {
    const visitors = await many(200, () => readyForInvoice(shop, 1, 1));
    expect(await outcomes(visitors)).toEqual({
      "200 ordered": 10,
      "409 Tyvärr har vi inte fler i lager av denna produkt": 190,
    });
    expect(await rows("SELECT stock FROM product WHERE id = 1")).toEqual([{ stock: 0 }]);
    expect(await rows("SELECT sum(quantity) AS sold FROM order_line WHERE product_id = 1")).toEqual([{ sold: 10 }]);
  });

  it("spend a gift card once, in fifty orders", async () => {
    const visitors = await many(50, async () => {
      const visitor = await readyForInvoice(shop, 2, 4);
      await visitor.post("/checkoutv3/discounts/store", { code: "KORT", refresh_checkout: 0 });
      return visitor;
    });
    expect(await outcomes(visitors)).toEqual({ "200 ordered": 1, "409 Koden är redan använd.": 49 });
    expect(await rows("SELECT sum(amount_ore) AS spent FROM discount_use WHERE code LIKE 'CARD-%'")).toEqual([
      { spent: 50_000 },
    ]);
    expect(await rows("SELECT left_ore FROM discount WHERE code_hash = gift_card_hash('KORT')")).toEqual([
      { left_ore: 0 },
    ]);
  });

  it("spend a gift card to its last öre and no further, with orders it can fully pay, and see the rest", async () => {
    await rows(
      "INSERT INTO discount (code, label, kind, value, left_ore) VALUES ('DELAT', 'Presentkort', 'gift_card', 50000, 50000)",
    );
    const visitors = await many(20, async () => {
      const visitor = await readyForInvoice(shop, 2, 1);
      await visitor.post("/checkoutv3/discounts/store", { code: "DELAT", refresh_checkout: 0 });
      return visitor;
    });
    const answers = await Promise.all(visitors.map((visitor) => visitor.post("/checkout/freeorder", companyBuyer)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const left = 50_000 - 3 * 14_900;
    expect(await rows("SELECT left_ore FROM discount WHERE code_hash = gift_card_hash('DELAT')")).toEqual([
      { left_ore: left },
    ]);
    const late = visitors[answers.findIndex(({ statusCode }) => statusCode !== 200)];
    const cart = (await late?.get("/checkoutv3/products/index"))?.json();
    expect(cart.discount).toMatchObject({ total: left / 100, rows: [{ gift_card: { left: 0 } }] });
  });

  it("use a code with one use once, in fifty orders", async () => {
    const visitors = await many(50, async () => {
      const visitor = await readyForInvoice(shop, 2, 1);
      await visitor.post("/checkoutv3/discounts/store", { code: "ENGANG", refresh_checkout: 0 });
      return visitor;
    });
    expect(await outcomes(visitors)).toEqual({ "200 ordered": 1, "409 Koden är redan använd.": 49 });
  });

  it("never deadlock on goods, whichever order they were added in", async () => {
    await rows("UPDATE product SET stock = 1000 WHERE id = 1");
    const visitors = await many(100, async (index) => {
      const first = 1 + (index % 2);
      const visitor = await readyForInvoice(shop, first, 1);
      await visitor.post("/checkoutv3/products/update", { [`products[${3 - first}][quantity]`]: 1 });
      return visitor;
    });
    expect(await outcomes(visitors)).toEqual({ "200 ordered": 100 });
  });
});

describe("one buyer in parallel", () => {
  it("places one order with twenty equal requests, which all get its number", async () => {
    const visitor = await readyForInvoice(shop, 2, 1);
    const answers = await many(20, () => visitor.post("/checkout/manual_payment", companyBuyer));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json<{ order_id: number }>().order_id)).size).toBe(1);
    expect(await rows(`SELECT count(*) AS count FROM "order" WHERE session_id = ${visitor.sessionId}`)).toEqual([
      { count: 1 },
    ]);
  });

  it("keeps each of a hundred additions, by form and by script, with a row and without", async () => {
    const visitor = await shop.visit();
    await many(50, () => visitor.post("/kassa/lagg-i-varukorg/2", {}));
    const update = (fields: Readonly<Record<string, unknown>>) => visitor.post("/checkoutv3/products/update", fields);
    const cart = await visitor.get("/checkoutv3/products/index");
    const { row_id: row } = cart.json<{ products: [{ row_id: string }] }>().products[0];
    const ofRow = { "products[2][row_id]": row, "products[2][quantity]": 2, "products[2][added]": 1 };
    await many(50, (index) => update(index % 2 === 0 ? { "products[2][quantity]": 1 } : ofRow));
    expect((await visitor.get("/checkoutv3/products/index")).json()).toMatchObject({ totalAmount: 100 });
  });

  it("orders the cart from before or after a change, never a mix", async () => {
    for (let round = 0; round < 20; round += 1) {
      const visitor = await readyForInvoice(shop, 2, 1);
      const [answer] = await Promise.all([
        visitor.post("/checkout/manual_payment", companyBuyer),
        visitor.post("/checkoutv3/products/update", { "products[2][quantity]": 3, refresh_checkout: 0 }),
      ]);
      const { order_id: id } = answer.json<{ order_id: number }>();
      const cart = (await visitor.get("/checkoutv3/products/index")).json<{ totalAmount: number }>();
      const [order] = await shop.database.db
        .selectFrom("order_line")
        .select(["quantity", "total_ore"])
        .where("order_id", "=", id)
        .execute();
      expect([1, 4]).toContain(order?.quantity);
      expect(order?.total_ore).toBe((order?.quantity ?? 0) * 14_900);
      // A change that arrived after the order has started a new cart.
      expect(cart.totalAmount).toBe(order?.quantity === 4 ? 0 : 3);
    }
  });
});
