import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settlePayment } from "../../payments/settling/settlePayment.ts";
import { companyBuyer } from "../../testing/companyBuyer.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { fillCheckout, fillProducts, fillProviders } from "../../testing/fillShop.ts";
import { paymentOf, pressStandIn, readyToPay } from "../../testing/payThrough.ts";
import { type OrderingServer, startOrderingServer } from "../../testing/startOrderingServer.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startOrderingServer();
  const { db } = shop.database;
  await fillCheckout(db);
  await fillProviders(db);
  await fillProducts(db, [{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 1000 }]);
  const gift = { code: "GAVA", label: "Presentkort", kind: "gift_card", value: 100_000, left_ore: 100_000 };
  await db.insertInto("discount").values(gift).execute();
});

afterAll(() => shop.close());

const privateBuyer = { ...companyBuyer, customer_type: "private", user_pnr: "" };

type OwnSettings = { readonly isOfferTheme: boolean } | { readonly ecommerceDisabled: boolean };

async function setQuote(visitor: TestVisitor, isQuote: boolean): Promise<void> {
  await setOwn(visitor, { isOfferTheme: isQuote });
}

async function setOwn(visitor: TestVisitor, own: OwnSettings): Promise<void> {
  const settings = { test_settings: JSON.stringify(own) };
  await shop.database.db.updateTable("session").set(settings).where("id", "=", visitor.sessionId).execute();
}

async function readyToAsk(): Promise<TestVisitor> {
  const visitor = await readyToPay(shop, "svea");
  await setQuote(visitor, true);
  return visitor;
}

const orderOf = (visitor: TestVisitor) =>
  shop.database.db.selectFrom("order").selectAll().where("session_id", "=", visitor.sessionId).executeTakeFirst();

const stockOf = async () =>
  (await shop.database.db.selectFrom("product").select("stock").where("id", "=", 1304).executeTakeFirst())?.stock;

describe("a request for a quote", () => {
  it("is offered no payment method and is still accepted", async () => {
    const visitor = await readyToAsk();
    const checkout = (await visitor.get("/checkoutv3/checkoutv3/show")).json();
    expect(checkout).toMatchObject({ available_payment_types: [], snippet: "manual_payment", handler: null });
    expect((await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "2" })).statusCode).toBe(422);
    expect((await visitor.post("/checkout/manual_payment", privateBuyer)).statusCode).toBe(200);
    expect(await orderOf(visitor)).toMatchObject({ is_offer: true, payment_type_id: null, payment_name: "" });
  });

  it("takes nothing from stock and gift card, and shows what they would have paid", async () => {
    const { db } = shop.database;
    const visitor = await readyToAsk();
    const before = await stockOf();
    await visitor.post("/checkoutv3/discounts/store", { code: "GAVA", refresh_checkout: 0 });
    // Even if the card covers everything, it is a quote request and not a free order.
    expect((await visitor.get("/checkoutv3/checkoutv3/show")).json()).toMatchObject({ snippet: "manual_payment" });
    expect((await visitor.post("/checkout/manual_payment", privateBuyer)).statusCode).toBe(200);
    const order = await orderOf(visitor);
    const uses = await db
      .selectFrom("discount_use")
      .selectAll()
      .where("order_id", "=", order?.id ?? 0)
      .execute();
    expect(uses).toMatchObject([
      { code: expect.stringMatching(/^CARD-\d+-[\dA-F]{12}$/), discount_id: null, amount_ore: 59_800 },
    ]);
    expect(await stockOf()).toBe(before);
    const card = await db.selectFrom("discount").select(["left_ore", "used"]).where("kind", "=", "gift_card").execute();
    expect(card).toEqual([{ left_ore: 100_000, used: 0 }]);
    const ledger = await db.selectFrom("gift_card_ledger").selectAll().where("reason", "=", "use").execute();
    expect(ledger).toEqual([]);
  });

  it("does not become a binding order when the quote mode has ended in the meantime", async () => {
    const visitor = await readyToAsk();
    await visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" }, "json");
    await setQuote(visitor, false);
    await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "5" });
    const answer = await visitor.post("/checkout/manual_payment", { ...companyBuyer, order_is_offer: 1 });
    expect(answer.statusCode).toBe(409);
    expect(await orderOf(visitor)).toBeUndefined();
    expect((await visitor.post("/checkout/manual_payment", companyBuyer)).statusCode).toBe(200);
    expect(await orderOf(visitor)).toMatchObject({ is_offer: false });
  });

  it("voids a payment when the quote mode began while it was being paid", async () => {
    const visitor = await readyToPay(shop, "svea");
    await visitor.get("/checkoutv3/checkoutv3/show");
    await pressStandIn(visitor, "svea", { action: "complete" });
    await setQuote(visitor, true);
    const { id } = await paymentOf(shop, visitor, "svea");
    expect(await settlePayment(shop.payments, { paymentId: id })).toMatchObject({ state: "voided" });
    expect(await orderOf(visitor)).toBeUndefined();
  });
});

describe("a shop that has paused its selling", () => {
  const paused = "Just nu går det inte att handla här.";
  const sayingOf = async (visitor: TestVisitor, path: string, fields: Readonly<Record<string, string | number>>) => {
    const answer = await visitor.post(path, fields);
    return [answer.statusCode, answer.json().message];
  };

  it("accepts no orders and no additions to the cart, and says so; lines can still be removed", async () => {
    const visitor = await readyToPay(shop, "svea");
    await visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" }, "json");
    await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "5" });
    await setOwn(visitor, { ecommerceDisabled: true });
    expect(await sayingOf(visitor, "/checkout/manual_payment", companyBuyer)).toEqual([409, paused]);
    expect(await sayingOf(visitor, "/checkoutv3/products/update", { "products[1304][quantity]": 1 })).toEqual([
      409,
      paused,
    ]);
    expect(await sayingOf(visitor, "/kassa/lagg-i-varukorg/1304", {})).toEqual([409, paused]);
    expect(await orderOf(visitor)).toBeUndefined();
    const [line] = (await visitor.get("/checkoutv3/products/index")).json().products;
    const none = { "products[1304][quantity]": 0, "products[1304][row_id]": line.row_id };
    const emptied = await visitor.post("/checkoutv3/products/update", none);
    expect([emptied.statusCode, emptied.json().products]).toEqual([200, []]);
  });

  it("is paused for everybody by its own settings", async () => {
    const { db } = shop.database;
    const visitor = await readyToPay(shop, "svea");
    const value = JSON.stringify({ ecommerceDisabled: true });
    await db.insertInto("setting").values({ key: "shop", value }).execute();
    expect(await sayingOf(visitor, "/kassa/lagg-i-varukorg/1304", {})).toEqual([409, paused]);
    expect(await sayingOf(visitor, "/checkout/manual_payment", companyBuyer)).toEqual([409, paused]);
    await db.deleteFrom("setting").where("key", "=", "shop").execute();
    expect((await visitor.post("/kassa/lagg-i-varukorg/1304", {})).statusCode).toBe(200);
  });

  it("opens no payment, and ships what was paid before", async () => {
    const late = await readyToPay(shop, "svea");
    await setOwn(late, { ecommerceDisabled: true });
    expect((await late.get("/checkoutv3/checkoutv3/show")).json().snippet).toBe("<div></div>");
    const visitor = await readyToPay(shop, "svea");
    await visitor.get("/checkoutv3/checkoutv3/show");
    await pressStandIn(visitor, "svea", { action: "complete" });
    await setOwn(visitor, { ecommerceDisabled: true });
    const { id } = await paymentOf(shop, visitor, "svea");
    await settlePayment(shop.payments, { paymentId: id });
    expect(await orderOf(visitor)).toMatchObject({ state: "paid" });
  });
});
