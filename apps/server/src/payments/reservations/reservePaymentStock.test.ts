import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fillCheckout, fillProducts, fillProviders } from "../../testing/fillShop.ts";
import { type KnownPayment, paidState, paymentOf, pressStandIn, readyToPay } from "../../testing/payThrough.ts";
import { type OrderingServer, startOrderingServer } from "../../testing/startOrderingServer.ts";
import { paymentJobs } from "../paymentJobs.ts";
import { providers } from "../../providers/providers.ts";
import { ProviderError } from "../../providers/providerHttp.ts";
import { settlePayment } from "../settling/settlePayment.ts";
import { setQuantity } from "../../testing/setQuantity.ts";

let shop: OrderingServer;
const last = { productId: 1001, quantity: 1 };

beforeAll(async () => {
  shop = await startOrderingServer({ timeoutMs: 1000 });
  await fillCheckout(shop.database.db);
  await fillProviders(shop.database.db);
  await fillProducts(shop.database.db, [
    { id: 1001, name: "Sista exemplaret", priceOre: 100_000, stock: 1 },
    { id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 100 },
  ]);
  await shop.database.db
    .insertInto("discount")
    .values({ code: "GAVA", label: "Presentkort", kind: "gift_card", value: 50_000, left_ore: 50_000 })
    .execute();
});

beforeEach(async () => {
  await shop.database.pool.query("DELETE FROM stock_reservation");
  await shop.database.pool.query("UPDATE payment SET reserved_until = NULL");
  await shop.database.pool.query("UPDATE product SET stock = 1 WHERE id = 1001");
});

afterAll(() => shop.close());

async function stockOf(id: number): Promise<number> {
  const { db } = shop.database;
  return (await db.selectFrom("product").select("stock").where("id", "=", id).executeTakeFirstOrThrow()).stock;
}

const comeBack = (payment: KnownPayment) =>
  settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });

/** Lets the 15 minutes of the reservation pass. */
async function letTimePass(payment: KnownPayment): Promise<void> {
  await shop.database.db
    .updateTable("payment")
    .set({ reserved_until: new Date(Date.now() - 1000) })
    .where("id", "=", payment.id)
    .execute();
}

const release = (payment: KnownPayment) => paymentJobs(shop.payments)["stock-release"](payment.id);

/** Authorises a payment at the stand-in without notifying the shop. */
async function authorise({ providerId: id }: KnownPayment): Promise<void> {
  await shop.database.db.updateTable("stand_in_payment").set({ state: "authorised" }).where("id", "=", id).execute();
}

describe.each(providers)("the last piece with $name", ({ name }) => {
  it("is reserved for the first payer, and the other is told before any money is taken", async () => {
    const [one, other] = [await readyToPay(shop, name, last), await readyToPay(shop, name, last)];
    const paid = await pressStandIn(one, name, { action: "complete" });
    expect(paid.redirect).toMatch(/^\/checkout\/retur\//);
    expect(await stockOf(1001)).toBe(0);
    expect((await pressStandIn(other, name, { action: "complete" })).redirect).toBeUndefined();
    const [line] = (await other.get("/checkoutv3/products/index")).json<{ products: object[] }>().products;
    expect(line).toMatchObject({ is_overselling: true, product_qty: 0 });
    expect((await comeBack(await paymentOf(shop, one, name))).state).toBe(paidState(name));
    expect(await stockOf(1001)).toBe(0);
  });

  it("counts as stock for the visitor who has reserved it", async () => {
    const visitor = await readyToPay(shop, name, last);
    await pressStandIn(visitor, name, { action: "complete" });
    const [line] = (await visitor.get("/checkoutv3/products/index")).json<{ products: object[] }>().products;
    expect(line).toMatchObject({ is_overselling: false, product_qty: 1 });
  });

  it("is released when the provider refuses the buyer", async () => {
    const visitor = await readyToPay(shop, name, last);
    const payment = await paymentOf(shop, visitor, name);
    await pressStandIn(visitor, name, { action: "refuse" });
    await comeBack(payment);
    if (name !== "wasa" && name !== "klarna") expect(await stockOf(1001)).toBe(1);
    await letTimePass(payment);
    await release(payment);
    expect(await stockOf(1001)).toBe(1);
  });
});

describe("goods that are reserved for a payment", () => {
  it("are released when the time is over, not before, and only once", async () => {
    const visitor = await readyToPay(shop, "card", last);
    const payment = await paymentOf(shop, visitor, "card");
    expect(shop.jobs.added).toContainEqual({ name: "stock-release", id: payment.id });
    await release(payment);
    expect(await stockOf(1001)).toBe(0);
    await letTimePass(payment);
    await Promise.all([release(payment), release(payment), release(payment)]);
    expect(await stockOf(1001)).toBe(1);
  });

  it("are not reserved endlessly by reloading the page, and the shopper is told so", async () => {
    const visitor = await readyToPay(shop, "card", last);
    const payment = await paymentOf(shop, visitor, "card");
    const look = () => visitor.get("/checkoutv3/checkoutv3/show");
    for (let quarter = 1; quarter < 8; quarter += 1) {
      await letTimePass(payment);
      expect((await look()).json()).toMatchObject({ redirect_url: expect.any(String), payment_problem: null });
    }
    await letTimePass(payment);
    expect((await look()).json()).toMatchObject({
      redirect_url: null,
      payment_problem: "Vi kan inte hålla varorna åt dig längre. Vänta 4 timmar och försök igen.",
    });
    await release(payment);
    expect(await stockOf(1001)).toBe(1);
    const chosen = await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: 3 });
    expect([chosen.statusCode, chosen.json()]).toEqual([
      429,
      { message: "Vi kan inte hålla varorna åt dig längre. Vänta 4 timmar och försök igen." },
    ]);
    expect(Number(chosen.headers["retry-after"])).toBeGreaterThan(14_000);
    const page = await visitor.get("/_providers/card");
    expect([page.statusCode, page.body]).toEqual([429, expect.stringContaining("Vi kan inte hålla varorna")]);
    expect(await stockOf(1001)).toBe(1);
  });

  it("no longer count when they have been bought, so that a store's tablet can order all day", async () => {
    const visitor = await readyToPay(shop, "card", { productId: 1304, quantity: 1 });
    for (let order = 1; order <= 9; order += 1) {
      const payment = await paymentOf(shop, visitor, "card");
      await authorise(payment);
      expect((await comeBack(payment)).orderId).not.toBeNull();
      await visitor.post("/checkoutv3/products/update", { "products[1304][quantity]": 1, refresh_checkout: 0 });
      await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 }, "json");
      const chosen = await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "3" });
      expect(chosen.statusCode).toBe(200);
    }
    await shop.database.pool.query("UPDATE product SET stock = 100 WHERE id = 1304");
  });

  it("stay reserved until the same time when the cart changes", async () => {
    const visitor = await readyToPay(shop, "card", { productId: 1304, quantity: 1 });
    const ends = async (): Promise<readonly Date[]> => {
      const kept = "SELECT reserved_until FROM payment WHERE session_id = $1 AND reserved_until IS NOT NULL";
      const { rows } = await shop.database.pool.query(kept, [visitor.sessionId]);
      return rows.map(({ reserved_until: until }) => until);
    };
    const before = await ends();
    const stock = await stockOf(1304);
    await setQuantity(visitor, { productId: 1304, quantity: 3 });
    expect([before.length, await stockOf(1304)]).toEqual([1, stock - 2]);
    expect(await ends()).toEqual(before);
    await shop.database.pool.query("UPDATE product SET stock = 100 WHERE id = 1304");
  });

  it("are sold and not released when they have been paid", async () => {
    const visitor = await readyToPay(shop, "card", last);
    const payment = await paymentOf(shop, visitor, "card");
    await authorise(payment);
    await letTimePass(payment);
    await release(payment);
    expect((await comeBack(payment)).state).toBe("authorised");
    expect(await stockOf(1001)).toBe(0);
  });

  it("stay reserved while the provider does not say whether they have been paid", async () => {
    const visitor = await readyToPay(shop, "card", last);
    const payment = await paymentOf(shop, visitor, "card");
    await pressStandIn(visitor, "card", { action: "timeout" });
    await letTimePass(payment);
    await expect(release(payment)).rejects.toThrow("does not answer");
    expect(await stockOf(1001)).toBe(0);
  });

  it("are reserved again when the page is shown again after their time", async () => {
    const visitor = await readyToPay(shop, "card", last);
    const payment = await paymentOf(shop, visitor, "card");
    await letTimePass(payment);
    await release(payment);
    await visitor.get("/checkoutv3/checkoutv3/show");
    expect(await stockOf(1001)).toBe(0);
  });

  it("follow the cart and the payment method, once for all of a visitor's payments", async () => {
    const visitor = await readyToPay(shop, "card", { productId: 1304, quantity: 2 });
    expect(await stockOf(1304)).toBe(98);
    await setQuantity(visitor, { productId: 1304, quantity: 5 });
    expect(await stockOf(1304)).toBe(95);
    await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "4" });
    expect(await stockOf(1304)).toBe(95);
  });

  it("cause a refund when they were released and sold before the payment arrived", async () => {
    const visitor = await readyToPay(shop, "card", last);
    const payment = await paymentOf(shop, visitor, "card");
    await letTimePass(payment);
    await release(payment);
    await shop.database.pool.query("UPDATE product SET stock = 0 WHERE id = 1001");
    await authorise(payment);
    expect(await comeBack(payment)).toMatchObject({ state: "voided", orderId: null });
  });
});

describe("an order whose payment is reversed before any money moved", () => {
  it("is cancelled, and its goods and gift card are available again, once", async () => {
    const before = await stockOf(1304);
    const visitor = await readyToPay(shop, "card", { productId: 1304, quantity: 10 });
    await visitor.post("/checkoutv3/discounts/store", { code: "GAVA", refresh_checkout: 1 });
    const payment = await paymentOf(shop, visitor, "card");
    await authorise(payment);
    const provider = shop.payments.providers.get("card") ?? { capture: async () => undefined };
    const capture = vi.spyOn(provider, "capture").mockRejectedValue(new ProviderError("timeout", "no answer"));
    const { orderId } = await comeBack(payment);
    const left = async (): Promise<unknown> =>
      (await shop.database.pool.query("SELECT left_ore, used FROM discount WHERE code_hash = gift_card_hash('GAVA')"))
        .rows;
    expect(await left()).toEqual([{ left_ore: 0, used: 1 }]);
    await shop.database.db
      .updateTable("stand_in_payment")
      .set({ state: "voided" })
      .where("id", "=", payment.providerId)
      .execute();
    for (const _time of [1, 2]) expect((await comeBack(payment)).state).toBe("voided");
    capture.mockRestore();
    const { rows } = await shop.database.pool.query(`SELECT state FROM "order" WHERE id = ${orderId}`);
    expect(rows).toEqual([{ state: "cancelled" }]);
    expect(await left()).toEqual([{ left_ore: 50_000, used: 0 }]);
    expect(await stockOf(1304)).toBe(before);
  });

  it("leaves stock, reservations and cards equal to their ledgers", async () => {
    const { rows } = await shop.database.pool.query(`
      SELECT p.id FROM product p JOIN stock_ledger l ON l.product_id = p.id AND l.store_id IS NULL WHERE p.id = 1304
      GROUP BY p.id HAVING p.stock <> sum(l.change)
      UNION ALL
      SELECT d.id FROM discount d JOIN gift_card_ledger l ON l.discount_id = d.id
      GROUP BY d.id HAVING d.left_ore <> sum(l.change_ore)`);
    expect(rows).toEqual([]);
  });
});
