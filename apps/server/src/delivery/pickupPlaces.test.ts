import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyBuyer } from "../testing/companyBuyer.ts";
import type { TestVisitor } from "../testing/createVisitor.ts";
import { fillCheckout, fillProducts } from "../testing/fillShop.ts";
import { type OrderingServer, startOrderingServer } from "../testing/startOrderingServer.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startOrderingServer();
  const { db } = shop.database;
  await fillCheckout(db);
  await fillProducts(db, [{ id: 1, name: "HDMI-kabel 2 m", priceOre: 9_950 }]);
  await db.updateTable("delivery_type").set({ places_from: "list" }).where("id", "=", 1).execute();
  await db
    .insertInto("service_point")
    .values([
      { id: "ombud-2", name: "Kiosken Hornstull", zip: "117 33", city: "Stockholm", lat: 59.3158, lng: 18.034 },
      { id: "ombud-1", name: "Matboden Liljeholmen", zip: "117 61", city: "Stockholm", lat: 59.3104, lng: 18.0228 },
    ])
    .execute();
});

afterAll(() => shop.close());

async function livingAt(postal_code: string): Promise<TestVisitor> {
  const visitor = await shop.visit();
  await visitor.post("/checkoutv3/products/update", { "products[1][quantity]": 1, refresh_checkout: 0 });
  await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code }, "json");
  return visitor;
}

async function agents(visitor: TestVisitor): Promise<unknown> {
  const { delivery_checkout: delivery } = (await visitor.get("/checkoutv3/checkoutv3/show")).json();
  return delivery.delivery_options[0];
}

const choose = (visitor: TestVisitor, shipping_option_id: string | null) =>
  visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 1, shipping_option_id }, "json");

describe("the agents of the checkout", () => {
  it("are the nearest ones to the postal code, with their distances", async () => {
    expect(await agents(await livingAt("12747"))).toMatchObject({
      disabled: false,
      shipping_options: [
        { key: "ombud-1", label: "Matboden Liljeholmen", place: { address: "117 61 Stockholm", distance_km: 7.881 } },
        { key: "ombud-2", label: "Kiosken Hornstull" },
      ],
    });
  });

  it("are none for somebody in Kiruna, to whom no order is sent by them", async () => {
    const visitor = await livingAt("98131");
    expect(await agents(visitor)).toMatchObject({
      disabled: true,
      bubbleTexts: ["Inget ombud nära 981 31"],
      shipping_options: [],
    });
    expect((await choose(visitor, "ombud-1")).statusCode).toBe(422);
    expect((await choose(visitor, null)).statusCode).toBe(422);
  });

  it("are left behind by a buyer whose postal code is another one by now", async () => {
    const visitor = await livingAt("12747");
    expect((await choose(visitor, "ombud-2")).statusCode).toBe(200);
    await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "98131" }, "json");
    const { delivery_checkout: delivery } = (await visitor.get("/checkoutv3/checkoutv3/show")).json();
    expect(delivery.selected_delivery_option).toBeNull();
  });

  it("stand on the order by their names", async () => {
    const visitor = await livingAt("12747");
    await visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" }, "json");
    await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "5" });
    await choose(visitor, "ombud-2");
    expect((await visitor.post("/checkout/manual_payment", companyBuyer)).statusCode).toBe(200);
    const order = await shop.database.db
      .selectFrom("order")
      .select(["delivery_name", "shipping_option_id", "shipping_option_label"])
      .executeTakeFirstOrThrow();
    expect(order).toEqual({
      delivery_name: "Postombud",
      shipping_option_id: "ombud-2",
      shipping_option_label: "Kiosken Hornstull",
    });
  });
});
