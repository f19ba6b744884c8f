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

describe("the pickup points of the checkout", () => {
  it("are the nearest ones to the postal code, with their distances", async () => {
    expect(await agents(await livingAt("12747"))).toMatchObject({
      disabled: false,
      shipping_options: [
        { key: "ombud-1", label: "Matboden Liljeholmen", place: { address: "117 61 Stockholm", distance_km: 7.881 } },
        { key: "ombud-2", label: "Kiosken Hornstull" },
      ],
    });
  });

  it("are empty for Kiruna, and no order is sent there by them", async () => {
    const visitor = await livingAt("98131");
    expect(await agents(visitor)).toMatchObject({
      disabled: true,
      bubbleTexts: ["Inget ombud nära 981 31"],
      shipping_options: [],
    });
    expect((await choose(visitor, "ombud-1")).statusCode).toBe(422);
    expect((await choose(visitor, null)).statusCode).toBe(422);
  });

  it("are dropped when the buyer's postal code changes", async () => {
    const visitor = await livingAt("12747");
    expect((await choose(visitor, "ombud-2")).statusCode).toBe(200);
    await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "98131" }, "json");
    const { delivery_checkout: delivery } = (await visitor.get("/checkoutv3/checkoutv3/show")).json();
    expect(delivery.selected_delivery_option).toBeNull();
  });

  it("are on the order by name", async () => {
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

describe("the rates of a delivery", () => {
  const delivered = async (visitor: TestVisitor, id: number): Promise<unknown> => {
    const { delivery_checkout: delivery } = (await visitor.get("/checkoutv3/checkoutv3/show")).json();
    return delivery.delivery_options.find(({ value }: { readonly value: number }) => value === id);
  };

  it("are shown by the checkout and charged by an order, by weight, value and postal code", async () => {
    const { db } = shop.database;
    await db
      .updateTable("delivery_type")
      .set({ days_from: 1, days_to: 1, not_to: ["62"] })
      .where("id", "=", 2)
      .execute();
    await db
      .insertInto("delivery_rate")
      .values([
        { delivery_type_id: 2, position: 1, postal_codes: ["98"], price_ore: 59_900, days_from: 3, days_to: 6 },
        { delivery_type_id: 2, position: 2, goods_from_ore: 20_000, price_ore: 19_900 },
        { delivery_type_id: 2, position: 3, over_grams: 20_000, price_ore: 49_900 },
      ])
      .execute();
    // Settings are cached for two seconds; a new server reads them again.
    const other = await startOrderingServer({ database: shop.database });
    const at = async (postal_code: string, quantity = 1): Promise<TestVisitor> => {
      const visitor = await other.visit();
      await visitor.post("/checkoutv3/products/update", { "products[1][quantity]": quantity, refresh_checkout: 0 });
      await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code }, "json");
      return visitor;
    };
    try {
      expect(await delivered(await at("12747"), 2)).toMatchObject({ price: 399, bubbleTexts: ["1 vardag"] });
      expect(await delivered(await at("98131"), 2)).toMatchObject({ price: 599, bubbleTexts: ["3–6 vardagar"] });
      expect(await delivered(await at("12747", 3), 2)).toMatchObject({ price: 199 });
      expect(await delivered(await at("62145"), 2)).toMatchObject({ disabled: true });
      await db.updateTable("product").set({ weight_grams: 20_001 }).execute();
      const visitor = await at("12747");
      expect(await delivered(visitor, 2)).toMatchObject({ price: 499 });
      await visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" }, "json");
      await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "5" });
      await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 }, "json");
      expect((await visitor.post("/checkout/manual_payment", companyBuyer)).statusCode).toBe(200);
      const order = await db.selectFrom("order").select("delivery_ore").orderBy("id", "desc").executeTakeFirstOrThrow();
      expect(order).toEqual({ delivery_ore: 49_900 });
    } finally {
      await other.close();
    }
  });
});
