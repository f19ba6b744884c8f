import { showCheckoutCall } from "@torg/checkout/contract";
import { type CheckoutData, optionalBlocks } from "@torg/checkout/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyBuyer } from "../testing/companyBuyer.ts";
import type { TestVisitor } from "../testing/createVisitor.ts";
import { fillCheckout, fillProducts, fillProviders } from "../testing/fillShop.ts";
import { type OrderingServer, startOrderingServer } from "../testing/startOrderingServer.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startOrderingServer();
  const { db } = shop.database;
  await fillCheckout(db);
  await fillProviders(db);
  await fillProducts(db, [{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 1000 }]);
  await db
    .insertInto("setting")
    .values({ key: "checkout", value: JSON.stringify({ delivery_handler: "klarna" }) })
    .execute();
});

afterAll(() => shop.close());

async function withCable(): Promise<TestVisitor> {
  const visitor = await shop.visit();
  await visitor.post("/checkoutv3/products/update", { "products[1304][quantity]": 1, refresh_checkout: 0 });
  await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "12747" }, "json");
  return visitor;
}

const show = async (visitor: TestVisitor): Promise<CheckoutData> =>
  showCheckoutCall.response.parse((await visitor.get("/checkoutv3/checkoutv3/show")).json());
const chooseType = (visitor: TestVisitor, customer_type: string) =>
  visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type }, "json");
const choosePayment = (visitor: TestVisitor, payment_type_id: string) =>
  visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id });

describe("a shop whose payment checkout includes the delivery", () => {
  it("says so, and still rejects an invoice order without a delivery", async () => {
    const visitor = await withCable();
    expect((await show(visitor)).delivery?.handler).toBe("klarna");
    await chooseType(visitor, "company");
    await choosePayment(visitor, "5");
    const refused = await visitor.post("/checkout/manual_payment", companyBuyer);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { errors: { delivery_type_id: expect.anything() } },
    ]);
    await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 }, "json");
    expect((await visitor.post("/checkout/manual_payment", companyBuyer)).statusCode).toBe(200);
  });
});

describe("a free order where the payment checkout includes the delivery", () => {
  it("has the delivery chosen on the page, because no payment checkout is shown", async () => {
    await shop.database.db
      .insertInto("discount")
      .values({ code: "GRATIS", label: "Presentkort", kind: "gift_card", value: 50_000, left_ore: 50_000 })
      .execute();
    const visitor = await withCable();
    await choosePayment(visitor, "1");
    await visitor.post("/checkoutv3/discounts/store", { code: "GRATIS", refresh_checkout: 1 });
    const shown = await show(visitor);
    expect([shown.snippet, shown.handler, optionalBlocks(shown, []).hasDelivery]).toEqual(["free_order", null, true]);
    const buyer = { ...companyBuyer, customer_type: "private", user_company: "", user_pnr: "" };
    const refused = await visitor.post("/checkout/freeorder", buyer);
    expect(refused.json()).toMatchObject({ errors: { delivery_type_id: ["Välj ett fraktsätt."] } });
    await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 3 }, "json");
    expect((await visitor.post("/checkout/freeorder", buyer)).json()).toHaveProperty("order_id");
  });
});

describe("a payment method that the customer type may not use", () => {
  it("is replaced by one without credit, which is kept where it may be used", async () => {
    const visitor = await withCable();
    await choosePayment(visitor, "1");
    await chooseType(visitor, "company");
    expect(await show(visitor)).toMatchObject({ selectedPaymentTypeId: "3", isPaymentTypeChosen: true });
    await chooseType(visitor, "private");
    expect(await show(visitor)).toMatchObject({ selectedPaymentTypeId: "3", isPaymentTypeChosen: true });
  });
});

describe("a card page", () => {
  it("is not opened before a delivery is chosen", async () => {
    const visitor = await withCable();
    await choosePayment(visitor, "3");
    expect(await show(visitor)).toMatchObject({ handler: "card", redirectUrl: null });
    await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 }, "json");
    expect((await show(visitor)).redirectUrl).not.toBeNull();
  });
});

describe("a message with line breaks", () => {
  it("counts characters as typed, however the form writes a line break", async () => {
    const visitor = await withCable();
    const save = (order_message: string) =>
      visitor.post("/api/internal/orders/update_order_message", { order_message });
    const saved = await save("1\r\n".repeat(500));
    expect([saved.statusCode, saved.json()]).toEqual([200, { order_message: "1\n".repeat(500).trim() }]);
    expect((await save("x".repeat(1001))).statusCode).toBe(422);
  });
});
