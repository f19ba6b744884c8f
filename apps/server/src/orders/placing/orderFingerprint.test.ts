import { cartCall } from "@torg/cart/contract";
import { cartSummary } from "@torg/cart/domain";
import { showCheckoutCall } from "@torg/checkout/contract";
import { checkoutCart, formatOrderFingerprint, orderFingerprint } from "@torg/checkout/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyBuyer } from "../../testing/companyBuyer.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { fillCheckout, fillProducts } from "../../testing/fillShop.ts";
import { type OrderingServer, startOrderingServer } from "../../testing/startOrderingServer.ts";

let shop: OrderingServer;

const manyProducts: readonly number[] = Array.from({ length: 40 }, (_, index) => 120_000 + index);

beforeAll(async () => {
  shop = await startOrderingServer();
  const { db } = shop.database;
  await fillCheckout(db);
  await fillProducts(db, [
    { id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 1000 },
    { id: 1305, name: "USB-kabel 2 m", priceOre: 9_950, stock: 1000 },
    ...manyProducts.map((id) => ({ id, name: `Skruv ${id}`, priceOre: 500, stock: 1000 })),
  ]);
  await db
    .insertInto("discount")
    .values([
      { code: "SOMMAR10", label: "Sommarrabatt 10 %", kind: "percent", value: 10 },
      { code: "PRESENTKORT-1", label: "Presentkort", kind: "gift_card", value: 5_000, left_ore: 5_000 },
    ])
    .execute();
});

afterAll(() => shop.close());

const change = (id: number, quantity: number) => ({ [`products[${id}][quantity]`]: quantity, refresh_checkout: 0 });

/** A company that has chosen delivery to a pick-up point, and the invoice, for two cables. */
async function readyToOrder(): Promise<TestVisitor> {
  const visitor = await shop.visit();
  await visitor.post("/checkoutv3/products/update", change(1304, 2));
  await visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" }, "json");
  await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "12747" }, "json");
  await chooseAgent(visitor, "ombud-1");
  await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "5" });
  return visitor;
}

async function chooseAgent(visitor: TestVisitor, key: string): Promise<void> {
  await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 1, shipping_option_id: key }, "json");
}

/** The summary that a page would send, from the shop's current responses. */
async function shownTo(visitor: TestVisitor): Promise<string> {
  const data = showCheckoutCall.response.parse((await visitor.get("/checkoutv3/checkoutv3/show")).json());
  const read = cartCall.response.parse((await visitor.get("/checkoutv3/products/index")).json());
  const cart = checkoutCart(read, data);
  return formatOrderFingerprint(
    orderFingerprint({
      lines: cart.lines,
      discount: cart.discount,
      data,
      paymentTypeId: data.selectedPaymentTypeId,
      totalOre: cartSummary(cart).dueOre,
    }),
  );
}

async function writeTerms(html: string): Promise<void> {
  await shop.database.db
    .insertInto("content_page")
    .values({ slug: "kopvillkor", title: "Köpvillkor", heading: "Köpvillkor", html })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ html }))
    .execute();
}

const changes: readonly {
  readonly what: string;
  readonly field: string;
  readonly make: (visitor: TestVisitor) => Promise<unknown>;
}[] = [
  { what: "another agent", field: "delivery_type_id", make: (visitor) => chooseAgent(visitor, "ombud-2") },
  {
    what: "another product at the same sum",
    field: "products",
    make: (visitor) => visitor.post("/checkoutv3/products/update", { ...change(1304, 0), ...change(1305, 2) }),
  },
  {
    what: "a code",
    field: "code",
    make: (visitor) => visitor.post("/checkoutv3/discounts/store", { code: "SOMMAR10", refresh_checkout: 0 }),
  },
  { what: "other terms", field: "order_accept_terms", make: () => writeTerms(`<p>${Date.now()}</p>`) },
];

describe("an order that includes what its page has shown", () => {
  it.each(changes)("is rejected at its field when it would be for $what, and then accepted as shown", async (one) => {
    const visitor = await readyToOrder();
    const order_shown = await shownTo(visitor);
    await one.make(visitor);
    const refused = await visitor.post("/checkout/manual_payment", { ...companyBuyer, order_shown });
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([409, [one.field]]);
    const again = async (): Promise<number> => {
      const anew = { ...companyBuyer, order_shown: await shownTo(visitor) };
      return (await visitor.post("/checkout/manual_payment", anew)).statusCode;
    };
    // Terms are cached briefly.
    await expect.poll(again).toBe(200);
  });

  it("is accepted however many products the page shows", async () => {
    const visitor = await readyToOrder();
    for (const id of manyProducts) await visitor.post("/checkoutv3/products/update", change(id, 1));
    const order_shown = await shownTo(visitor);
    const placed = await visitor.post("/checkout/manual_payment", { ...companyBuyer, order_shown });
    expect([placed.statusCode, placed.body]).toEqual([200, expect.stringContaining("order_id")]);
  });

  it("is accepted with a gift card, whose code the page shows as typed", async () => {
    const visitor = await readyToOrder();
    await visitor.post("/checkoutv3/discounts/store", { code: "presentkort-1", refresh_checkout: 0 });
    const order_shown = await shownTo(visitor);
    expect(order_shown).toContain("PRESENTKORT-1");
    const placed = await visitor.post("/checkout/manual_payment", { ...companyBuyer, order_shown });
    expect([placed.statusCode, placed.body]).toEqual([200, expect.stringContaining("order_id")]);
  });

  it("is accepted as usual when it does not include what was shown", async () => {
    const visitor = await readyToOrder();
    await chooseAgent(visitor, "ombud-2");
    expect((await visitor.post("/checkout/manual_payment", companyBuyer)).statusCode).toBe(200);
  });
});
