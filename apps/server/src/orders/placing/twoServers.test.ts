import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settlePayment } from "../../payments/settling/settlePayment.ts";
import { companyBuyer } from "../../testing/companyBuyer.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { fillCheckout, fillProducts, fillProviders } from "../../testing/fillShop.ts";
import { paymentOf, pressStandIn, readyToPay } from "../../testing/payThrough.ts";
import { readyForInvoice } from "../../testing/readyForInvoice.ts";
import { type OrderingServer, startOrderingServer } from "../../testing/startOrderingServer.ts";

let one: OrderingServer;
let two: OrderingServer;

beforeAll(async () => {
  one = await startOrderingServer();
  two = await startOrderingServer({ database: one.database });
  const { db } = one.database;
  await fillCheckout(db);
  await fillProviders(db);
  await fillProducts(db, [
    { id: 1, name: "Sista tio", stock: 10 },
    { id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 1000 },
  ]);
});

afterAll(async () => {
  await two.close();
  await one.close();
});

const order = (visitor: TestVisitor) => visitor.post("/checkout/manual_payment", companyBuyer);

describe("two servers on one database", () => {
  it("sell the last ten pieces to ten of forty buyers", async () => {
    const visitors = await Promise.all(Array.from({ length: 40 }, () => readyForInvoice(one, 1)));
    const answers = await Promise.all(
      visitors.map((visitor, index) => order(index % 2 === 0 ? visitor : visitor.at(two.server))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 409).length,
    ]).toEqual([10, 30]);
    const stock = one.database.db.selectFrom("product").select("stock").where("id", "=", 1);
    expect(await stock.executeTakeFirst()).toEqual({ stock: 0 });
  });

  it("make one order from a cart that is ordered at both", async () => {
    const visitor = await readyForInvoice(one, 1304);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => order(index % 2 === 0 ? visitor : visitor.at(two.server))),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json<{ order_id: number }>().order_id)).size).toBe(1);
  });

  it("reserve the money of a payment once when both are notified", async () => {
    const visitor = await readyToPay(one, "svea");
    const { id, providerId } = await paymentOf(one, visitor, "svea");
    await pressStandIn(visitor, "svea", { action: "complete" });
    const settlement = { paymentId: id, claimedId: providerId };
    await Promise.all([one, two, one, two].map(({ payments }) => settlePayment(payments, settlement)));
    const { rows } = await one.database.pool.query(
      `SELECT s.captures, y.state, (SELECT count(*) FROM "order" o WHERE o.session_id = y.session_id) AS orders
       FROM payment y JOIN stand_in_payment s ON s.id = y.provider_id WHERE y.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ captures: 0, state: "authorised", orders: 1 }]);
  });
});
