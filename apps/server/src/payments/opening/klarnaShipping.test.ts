import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillCheckout, fillProducts, fillProviders } from "../../testing/fillShop.ts";
import { type KnownPayment, paymentOf, pressStandIn, readyToPay } from "../../testing/payThrough.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { type OrderingServer, startOrderingServer } from "../../testing/startOrderingServer.ts";
import { settlePayment } from "../settling/settlePayment.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startOrderingServer();
  const { db, pool } = shop.database;
  await fillCheckout(db);
  await fillProviders(db);
  await fillProducts(db, [{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 100_000 }]);
  await pool.query(`UPDATE delivery_type SET klarna_shipping_option_id =
    CASE id WHEN 1 THEN 'klarna-pickup' WHEN 2 THEN 'klarna-home' WHEN 4 THEN 'klarna-digital' END`);
  await pool.query("UPDATE delivery_type SET bubble_texts = '[\"2–4 vardagar\"]' WHERE id = 1");
});

afterAll(() => shop.close());

const goods = 2 * 9_950;
const home = 39_900;
const pickup = 4_900;

interface KlarnaOrder {
  readonly order_amount: number;
  readonly order_tax_amount: number;
  readonly order_lines: readonly { readonly type?: string; readonly name: string; readonly total_amount: number }[];
  readonly shipping_options: readonly { readonly id: string; readonly price: number; readonly preselected: boolean }[];
  readonly selected_shipping_option?: { readonly id: string; readonly price: number };
}

/** The order as stored by the provider's stand-in. */
async function atKlarna({ providerId }: KnownPayment): Promise<KlarnaOrder> {
  const { rows } = await shop.database.pool.query<{ body: KlarnaOrder }>(
    "SELECT body FROM stand_in_payment WHERE id = $1",
    [providerId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("There is no such order.");
  return row.body;
}

const storedPayment = ({ id }: KnownPayment) =>
  shop.database.db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

const chooseAtKlarna = async (visitor: TestVisitor, id: string): Promise<unknown> =>
  (await visitor.post("/_providers/klarna/shipping", { id }, "json")).json();

/** Reports a chosen shipping option to the shop, as the provider does. */
const tell = ({ noticeToken }: Pick<KnownPayment, "noticeToken">, option: unknown) =>
  shop.server.inject({
    method: "POST",
    url: `/checkout/frakt/klarna/${noticeToken}`,
    payload: { order_amount: 1, purchase_currency: "SEK", order_lines: [], selected_shipping_option: option },
  });

const ask = ({ noticeToken }: KnownPayment, question: object) =>
  shop.server.inject({ method: "POST", url: `/checkout/prova/klarna/${noticeToken}`, payload: question });

const comeBack = (payment: KnownPayment) =>
  settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });

const ordersOf = ({ sessionId }: TestVisitor) =>
  shop.database.db.selectFrom("order").selectAll().where("session_id", "=", sessionId).execute();

const chosenBy = ({ sessionId }: TestVisitor) =>
  shop.database.db
    .selectFrom("session")
    .select(["delivery_type_id", "shipping_option_id"])
    .where("id", "=", sessionId)
    .executeTakeFirstOrThrow();

describe("the shipping options of a Klarna order", () => {
  it("are the available deliveries with a name there, with price, tax and the selected one", async () => {
    const visitor = await readyToPay(shop, "klarna");
    const order = await atKlarna(await paymentOf(shop, visitor, "klarna"));
    expect(order.shipping_options).toEqual([
      {
        id: "klarna-pickup",
        name: "Postombud",
        description: "2–4 vardagar",
        price: pickup,
        tax_rate: 2500,
        tax_amount: 980,
        preselected: false,
      },
      { id: "klarna-home", name: "Hemleverans", price: home, tax_rate: 2500, tax_amount: 7_980, preselected: true },
    ]);
    expect(order.selected_shipping_option).toMatchObject({ id: "klarna-home", price: home });
    expect(order.order_amount).toBe(goods + home);
  });

  it("have the delivery prices of this cart", async () => {
    const visitor = await readyToPay(shop, "klarna", { quantity: 20 });
    const { shipping_options: options } = await atKlarna(await paymentOf(shop, visitor, "klarna"));
    expect(options.map(({ price }) => price)).toEqual([0, home]);
  });

  it("include only those that leave something to pay, when a gift card would pay for all of the others", async () => {
    await shop.database.pool.query(
      "INSERT INTO discount (code, label, kind, value, left_ore) VALUES ('KORT', 'Presentkort', 'gift_card', 30000, 30000)",
    );
    const visitor = await readyToPay(shop, "klarna");
    await visitor.post("/checkoutv3/discounts/store", { code: "KORT", refresh_checkout: 1 });
    const payment = await paymentOf(shop, visitor, "klarna");
    const order = await atKlarna(payment);
    expect(order.order_amount).toBe(goods + home - 30_000);
    expect(order.shipping_options.map(({ id }) => id)).toEqual(["klarna-home"]);
    const told = await tell(payment, { id: "klarna-pickup", price: pickup });
    expect(told.statusCode).toBeLessThan(500);
    expect(await storedPayment(payment)).toMatchObject({ amount_ore: order.order_amount });
    expect(await chosenBy(visitor)).toMatchObject({ delivery_type_id: 2 });
    await visitor.post("/checkoutv3/discounts/destroy", { code: "KORT", refresh_checkout: 0 });
  });

  it("are empty while the selected delivery has no name at Klarna", async () => {
    const visitor = await readyToPay(shop, "klarna");
    await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 3 }, "json");
    const order = await atKlarna(await paymentOf(shop, visitor, "klarna"));
    expect(order.shipping_options).toEqual([]);
    expect(order.selected_shipping_option).toBeUndefined();
    expect(order.order_amount).toBe(goods);
  });
});

describe("a delivery that is chosen at Klarna", () => {
  it("becomes the shop's choice, and is paid, ordered and delivered", async () => {
    const visitor = await readyToPay(shop, "klarna");
    expect(await chooseAtKlarna(visitor, "klarna-pickup")).toEqual({});
    const payment = await paymentOf(shop, visitor, "klarna");
    const order = await atKlarna(payment);
    expect(order.order_amount).toBe(goods + pickup);
    expect(order.order_lines.reduce((sum, line) => sum + line.total_amount, 0)).toBe(order.order_amount);
    expect(order.selected_shipping_option).toMatchObject({ id: "klarna-pickup" });
    expect(await storedPayment(payment)).toMatchObject({ amount_ore: goods + pickup });
    expect(await chosenBy(visitor)).toEqual({ delivery_type_id: 1, shipping_option_id: "ombud-1" });
    // The page is notified as well and sends the same choice, with the price that the provider showed.
    const same = { delivery_type_id: 1, kco_shipping_cost: pickup / 100 };
    expect((await visitor.post("/checkoutv3/deliverytypes/update", same, "json")).statusCode).toBe(200);
    expect(await atKlarna(payment)).toEqual(order);
    await pressStandIn(visitor, "klarna", { action: "complete" });
    expect((await comeBack(payment)).state).toBe("authorised");
    expect(await ordersOf(visitor)).toMatchObject([
      { total_ore: goods + pickup, delivery_ore: pickup, delivery_name: "Postombud", shipping_option_id: "ombud-1" },
    ]);
  });

  it("keeps the shipping option of the delivery that was already selected", async () => {
    const visitor = await readyToPay(shop, "klarna");
    const wish = { delivery_type_id: 1, shipping_option_id: "ombud-2" };
    await visitor.post("/checkoutv3/deliverytypes/update", wish, "json");
    expect(await chooseAtKlarna(visitor, "klarna-pickup")).toEqual({});
    expect(await chosenBy(visitor)).toEqual(wish);
  });

  it.each([
    { what: "another price", option: { id: "klarna-pickup", price: 1 } },
    { what: "a way that nobody knows", option: { id: "klarna-rocket", price: 0 } },
    { what: "a way that this cart cannot have", option: { id: "klarna-digital", price: 0 } },
    { what: "no way at all", option: null },
  ])("is rejected with a message for $what, and changes nothing", async ({ option }) => {
    const visitor = await readyToPay(shop, "klarna");
    const payment = await paymentOf(shop, visitor, "klarna");
    const answer = await tell(payment, option);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error_type: "approval_failed", error_text: "Fraktsättet är inte tillgängligt." },
    ]);
    expect(await chosenBy(visitor)).toMatchObject({ delivery_type_id: 2 });
    expect(await storedPayment(payment)).toMatchObject({ amount_ore: goods + home });
  });

  it("is not accepted at a guessed address, from another provider, or once the order is placed", async () => {
    const option = { id: "klarna-pickup", price: pickup };
    expect((await tell({ noticeToken: "00000000-0000-4000-8000-000000000000" }, option)).statusCode).toBe(404);
    const svea = await paymentOf(shop, await readyToPay(shop, "svea"), "svea");
    const url = `/checkout/frakt/svea/${svea.noticeToken}`;
    expect((await shop.server.inject({ method: "POST", url, payload: {} })).statusCode).toBe(404);
    const visitor = await readyToPay(shop, "klarna");
    const payment = await paymentOf(shop, visitor, "klarna");
    await pressStandIn(visitor, "klarna", { action: "complete" });
    await comeBack(payment);
    expect((await tell(payment, option)).statusCode).toBe(400);
    expect(await ordersOf(visitor)).toMatchObject([{ delivery_name: "Hemleverans" }]);
  });

  it("always matches the sum of the cart, whatever is chosen in both places in parallel", async () => {
    const visitor = await readyToPay(shop, "klarna");
    const payment = await paymentOf(shop, visitor, "klarna");
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([
        tell(payment, { id: "klarna-pickup", price: pickup }),
        visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 }, "json"),
        tell(payment, { id: "klarna-home", price: home }),
      ]);
      await visitor.get("/checkoutv3/checkoutv3/show");
      const { delivery_type_id: chosen } = await chosenBy(visitor);
      expect(await storedPayment(payment)).toMatchObject({ amount_ore: goods + (chosen === 1 ? pickup : home) });
    }
  });
});

describe("the question before the money", () => {
  it.each([
    { what: "another sum", question: { order_amount: goods } },
    { what: "another currency", question: { order_amount: goods + home, purchase_currency: "EUR" } },
    { what: "another delivery", question: { selected_shipping_option: { id: "klarna-pickup", price: pickup } } },
    { what: "another price of it", question: { selected_shipping_option: { id: "klarna-home", price: 0 } } },
  ])("is rejected when it names $what", async ({ question }) => {
    const payment = await paymentOf(shop, await readyToPay(shop, "klarna"), "klarna");
    const answer = await ask(payment, question);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        error_type: "approval_failed",
        error_text: "Priset eller lagret har ändrats. Kontrollera varukorgen och försök igen.",
      },
    ]);
  });

  it("is accepted when everything agrees", async () => {
    const payment = await paymentOf(shop, await readyToPay(shop, "klarna"), "klarna");
    const option = { id: "klarna-home", price: home };
    const question = { order_amount: goods + home, purchase_currency: "SEK", selected_shipping_option: option };
    expect((await ask(payment, question)).statusCode).toBe(200);
  });

  it("tells a buyer who has used up a code, before any money is taken, and removes the code", async () => {
    await shop.database.db
      .insertInto("discount")
      .values({ code: "NY", label: "Ny kund", kind: "amount", value: 1_000, customer_limit: 1 })
      .execute();
    const buy = async (): Promise<{ readonly message?: string }> => {
      const visitor = await readyToPay(shop, "klarna");
      await visitor.post("/checkoutv3/discounts/store", { code: "NY", refresh_checkout: 1 });
      const answer = await pressStandIn(visitor, "klarna", { action: "complete" });
      if (answer.redirect !== undefined) await comeBack(await paymentOf(shop, visitor, "klarna"));
      return answer;
    };
    expect((await buy()).message).toBeUndefined();
    expect((await buy()).message).toBe("Koden är redan använd.");
    const { rows } = await shop.database.pool.query("SELECT count(*)::integer AS left_over FROM session_discount");
    expect(rows).toEqual([{ left_over: 0 }]);
  });
});

describe("money that came with another delivery", () => {
  it("is refunded", async () => {
    const visitor = await readyToPay(shop, "klarna");
    const payment = await paymentOf(shop, visitor, "klarna");
    await pressStandIn(visitor, "klarna", { action: "complete" });
    await shop.database.pool.query(
      `UPDATE stand_in_payment SET body = jsonb_set(body, '{selected_shipping_option,id}', '"klarna-pickup"')
       WHERE id = $1`,
      [payment.providerId],
    );
    expect(await comeBack(payment)).toMatchObject({ state: "voided", orderId: null });
    expect(await storedPayment(payment)).toMatchObject({ problem: "cart-changed" });
    expect(await ordersOf(visitor)).toEqual([]);
  });
});
