import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyBuyer } from "../../testing/companyBuyer.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { fillCheckout, fillProducts, fillProviders } from "../../testing/fillShop.ts";
import { paymentOf, readyToPay } from "../../testing/payThrough.ts";
import { type OrderingServer, startOrderingServer } from "../../testing/startOrderingServer.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startOrderingServer();
  const { db } = shop.database;
  await fillCheckout(db);
  await fillProviders(db);
  await fillProducts(db, [
    { id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 1000, max: 7 },
    { id: 1501, name: "Kylskåp PK 300", priceOre: 899_000, stock: 10 },
  ]);
});

afterAll(() => shop.close());

interface SeenCart {
  readonly totalAmount: number;
  readonly products: readonly { readonly row_id: string; readonly quantity: number }[];
}

async function cartOf(visitor: TestVisitor): Promise<SeenCart> {
  return (await visitor.get("/checkoutv3/products/index")).json();
}

async function withCable(quantity = 2): Promise<TestVisitor> {
  const visitor = await shop.visit();
  await visitor.post("/checkoutv3/products/update", { "products[1304][quantity]": quantity });
  return visitor;
}

/** Fields that a browser might try to set but must not. */
const forged = {
  price: 1,
  price_ore: 1,
  unit_price: 1,
  unit_price_incl_vat: 0.01,
  total: 1,
  total_ore: 1,
  total_price_incl_vat: 0.01,
  products_ore: 1,
  discount: 9_999,
  discount_ore: 999_999,
  discount_amount_incl_vat: 9_999,
  delivery_ore: 0,
  delivery_price: 0,
  payment_fee_ore: -100,
  vat_ore: 0,
  stock: 99,
  state: "paid",
  session_id: 1,
  cart_key: "00000000-0000-4000-8000-000000000000",
};

describe("an amount that a browser sends", () => {
  it("is never charged: prices, discounts, delivery and totals are the shop's own", async () => {
    const visitor = await shop.visit();
    const onLine = Object.fromEntries(
      Object.entries(forged).map(([name, value]) => [`products[1304][${name}]`, value]),
    );
    await visitor.post("/checkoutv3/products/update", { "products[1304][quantity]": 2, ...onLine, ...forged });
    await visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company", ...forged }, "json");
    await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2, ...forged }, "json");
    await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "5", payment_type_price: -9, ...forged });
    const answer = await visitor.post("/checkout/manual_payment", { ...companyBuyer, ...forged });
    const { order_id: id } = answer.json<{ order_id: number }>();
    const order = shop.database.db.selectFrom("order").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(await order).toMatchObject({
      session_id: visitor.sessionId,
      products_ore: 19_900,
      discount_ore: 0,
      delivery_ore: 39_900,
      payment_fee_ore: 0,
      vat_ore: 11_960,
      total_ore: 59_800,
      state: "placed",
    });
  });
});

describe("a quantity", () => {
  it("is a whole number from one to the maximum per customer, or the cart stays unchanged", async () => {
    const visitor = await withCable();
    const odd = fc.oneof(
      fc.integer().map(String),
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.string(),
      fc.constantFrom("-0", "1e3", "0x10", " 3 ", "３", "1,5", "1.0", "+2", "9007199254740993", "2147483648"),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (quantity) => {
        const before = await cartOf(visitor);
        const rowId = before.products[0]?.row_id;
        const answer = await visitor.post("/checkoutv3/products/update", {
          "products[1304][quantity]": quantity,
          ...(rowId === undefined ? {} : { "products[1304][row_id]": rowId }),
        });
        const [line] = (await cartOf(visitor)).products;
        if (/^\s*\d+\s*$/.test(quantity) && Number.isSafeInteger(Number(quantity))) {
          expect([answer.statusCode, line?.quantity ?? 0]).toEqual([200, Math.min(Number(quantity), 7)]);
        } else {
          expect([answer.statusCode, line?.quantity ?? 0]).toEqual([422, before.products[0]?.quantity ?? 0]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("that is too expensive for any payment leaves the checkout usable, and is rejected when ordering", async () => {
    const visitor = await shop.visit();
    const answer = await visitor.post("/checkoutv3/products/update", { "products[1501][quantity]": 99_999 });
    expect(answer.json()).toMatchObject({ totalAmount: 32_767 });
    await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 3 }, "json");
    for (const id of ["1", "2", "3", "4"]) {
      const shown = await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: id });
      expect([shown.statusCode, (await visitor.get("/checkoutv3/checkoutv3/show")).statusCode]).toEqual([200, 200]);
    }
    await visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" }, "json");
    await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "5" });
    expect((await visitor.post("/checkout/manual_payment", companyBuyer)).statusCode).toBe(409);
  });
});

describe("the data of another visitor", () => {
  it("cannot be changed through the number of a row or a session", async () => {
    const [owner, other] = [await withCable(2), await withCable(1)];
    const [row] = (await cartOf(owner)).products;
    await other.post("/checkoutv3/products/update", {
      "products[1304][quantity]": 5,
      "products[1304][row_id]": row?.row_id,
      session_id: owner.sessionId,
    });
    expect([(await cartOf(owner)).totalAmount, (await cartOf(other)).totalAmount]).toEqual([2, 5]);
    await other.post("/checkoutv3/products/update", {
      "products[1304][quantity]": 0,
      "products[1304][row_id]": row?.row_id,
    });
    expect([(await cartOf(owner)).totalAmount, (await cartOf(other)).totalAmount]).toEqual([2, 0]);
  });

  it("cannot be read with a cookie or a token that was guessed or belongs to another visitor", async () => {
    const [owner, other] = [await withCable(2), await shop.visit()];
    const read = async (cookie: string): Promise<number> => {
      const answer = await shop.server.inject({ url: "/checkoutv3/products/index", headers: { cookie } });
      return answer.json<SeenCart>().totalAmount;
    };
    expect(await read(owner.cookie)).toBe(2);
    for (const cookie of ["shop_session=", `shop_session=${owner.sessionId}`, `${owner.cookie}x`, other.cookie]) {
      expect(await read(cookie)).toBe(0);
    }
    const crossed = await shop.server.inject({
      method: "POST",
      url: "/checkoutv3/products/update",
      headers: {
        cookie: owner.cookie,
        "x-csrf-token": other.token,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: "products[1304][quantity]=0",
    });
    expect([crossed.statusCode, (await cartOf(owner)).totalAmount]).toEqual([419, 2]);
  });

  it("cannot be paid at the provider's stand-in of somebody else", async () => {
    const [owner, other] = [await readyToPay(shop, "klarna"), await shop.visit()];
    const { providerId, id } = await paymentOf(shop, owner, "klarna");
    await other.post("/_providers/klarna/act", { action: "complete", order: providerId, notice: "never" }, "json");
    const payment = shop.database.db.selectFrom("payment").select("state").where("id", "=", id);
    expect(await payment.executeTakeFirst()).toEqual({ state: "open" });
    const standIn = shop.database.db.selectFrom("stand_in_payment").select("state").where("id", "=", providerId);
    expect(await standIn.executeTakeFirst()).toEqual({ state: "open" });
  });
});
