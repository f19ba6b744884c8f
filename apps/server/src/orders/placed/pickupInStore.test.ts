import { formatDate } from "@torg/format";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { companyBuyer } from "../../testing/companyBuyer.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { fillCheckout, fillProducts } from "../../testing/fillShop.ts";
import { type OrderingServer, startOrderingServer } from "../../testing/startOrderingServer.ts";
import { performAct } from "../../fulfilment/acts/performAct.ts";
import { sendActEmail } from "../../fulfilment/acts/sendActEmail.ts";
import type { Email } from "../../mail/createMailer.ts";
import { cancelOrder } from "../../fulfilment/cancelOrder.ts";
import { loadConfirmedOrder } from "./loadConfirmedOrder.ts";
import { orderEmail } from "../emails/orderEmail.ts";
import { placedOrderOf } from "./placedOrderOf.ts";

let shop: OrderingServer;
const day = [{ opens: "10:00", closes: "19:00" }];
const hours = JSON.stringify({ week: [day, day, day, day, day, day, day], exceptions: [] });

beforeAll(async () => {
  shop = await startOrderingServer();
  const { db } = shop.database;
  await fillCheckout(db);
  await fillProducts(db, [
    { id: 1, name: "Soffa", stock: 5 },
    { id: 2, name: "Kudde", stock: 5 },
  ]);
  await db.updateTable("delivery_type").set({ places_from: "stores" }).where("id", "=", 3).execute();
  await db
    .insertInto("store")
    .values([
      { id: 1, name: "Butik Stockholm", city: "Stockholm", zip: "111 20", lat: 59.3326, lng: 18.0649, hours },
      { id: 2, name: "Butik Kiruna", city: "Kiruna", zip: "981 31", lat: 67.8557, lng: 20.2251, hours },
      { id: 3, name: "Butik Umeå", city: "Umeå", zip: "903 25", lat: 63.8284, lng: 20.2597 },
    ])
    .execute();
});

beforeEach(async () => {
  await shop.database.pool.query("DELETE FROM store_stock");
  await shop.database.pool.query("UPDATE product SET stock = 5");
  await shop.database.db
    .insertInto("store_stock")
    .values([
      { store_id: 1, product_id: 1, quantity: 1 },
      { store_id: 1, product_id: 2, quantity: 1 },
      { store_id: 2, product_id: 1, quantity: 3 },
      { store_id: 3, product_id: 2, quantity: 9 },
    ])
    .execute();
});

afterAll(() => shop.close());

/** A company in Kiruna that pays by invoice, with a sofa in the cart. */
async function buyer(more: Readonly<Record<string, unknown>> = {}): Promise<TestVisitor> {
  const visitor = await shop.visit();
  await visitor.post("/checkoutv3/products/update", { "products[1][quantity]": 1, refresh_checkout: 0, ...more });
  await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "98131" }, "json");
  await visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" }, "json");
  await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "5" });
  return visitor;
}

const fetchAt = (visitor: TestVisitor, shipping_option_id: string) =>
  visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 3, shipping_option_id }, "json");
const order = (visitor: TestVisitor) => visitor.post("/checkout/manual_payment", companyBuyer);

async function pickup(visitor: TestVisitor) {
  const { delivery_checkout: delivery } = (await visitor.get("/checkoutv3/checkoutv3/show")).json();
  return delivery.delivery_options.find(({ value }: { readonly value: number }) => value === 3);
}

/** A date as mails name it, such as `torsdag 24/12`. */
function dayName(moment: Date): string {
  const name = new Intl.DateTimeFormat("sv-SE", { weekday: "long", timeZone: "Europe/Stockholm" }).format(moment);
  const [, month, date] = formatDate(moment, "short").split("-").map(Number);
  return `${name} ${date}/${month}`;
}

async function pieces(): Promise<unknown> {
  const stores = await shop.database.pool.query(
    "SELECT store_id, quantity FROM store_stock WHERE product_id = 1 ORDER BY store_id",
  );
  const own = await shop.database.pool.query("SELECT stock FROM product WHERE id = 1");
  return [own.rows[0].stock, ...stores.rows.map(({ quantity }: { readonly quantity: number }) => quantity)];
}

describe("pickup in a store", () => {
  it("offers the stores that have the whole cart, the nearest first, with today's hours", async () => {
    const { shipping_options: options } = await pickup(await buyer());
    expect(Object.keys(options[0])).toEqual(["key", "label", "place"]);
    expect(options).toMatchObject([
      { key: "butik-2", label: "Butik Kiruna", place: { distance_km: 0, open_today: day, in_stock: true } },
      { key: "butik-1", label: "Butik Stockholm", place: { address: "111 20 Stockholm" } },
    ]);
    expect((await pickup(await buyer({ "products[2][quantity]": 1 }))).shipping_options).toMatchObject([
      { key: "butik-1" },
    ]);
  });

  it("says that a store has the goods, and only for a parcel that it is shipped", async () => {
    const visitor = await buyer();
    const status = async () => (await visitor.get("/checkoutv3/products/index")).json().products[0].status_text;
    expect(await status()).toContain("skickas inom");
    await fetchAt(visitor, "butik-1");
    expect(await status()).toBe("<span>Finns i butiken</span>");
    await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 }, "json");
    expect(await status()).toContain("skickas inom");
  });

  it("is unavailable when no store has the whole cart", async () => {
    const visitor = await buyer({ "products[2][quantity]": 2 });
    expect(await pickup(visitor)).toMatchObject({
      disabled: true,
      bubbleTexts: ["Ingen butik har alla varor just nu"],
      shipping_options: [],
    });
    expect((await fetchAt(visitor, "butik-1")).statusCode).toBe(422);
  });

  it("uses the store's stock, names the store on the order, and returns the piece to the store", async () => {
    const visitor = await buyer();
    expect((await fetchAt(visitor, "butik-1")).statusCode).toBe(200);
    const { order_id: orderId } = (await order(visitor)).json();
    expect(await pieces()).toEqual([5, 0, 3]);
    const confirmed = await loadConfirmedOrder(shop.database.db, orderId, "https://shop.example");
    if (confirmed === null) throw new Error("The order is missing.");
    expect(placedOrderOf(confirmed)).toMatchObject({
      delivery: { name: "Hämta i butik, Butik Stockholm" },
      store: { address: ["111 20 Stockholm"], pageUrl: null },
    });
    const written = await shop.database.db
      .selectFrom("order")
      .select(["delivery_name", "shipping_option_label", "store_id"])
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    expect(written).toEqual({ delivery_name: "Hämta i butik", shipping_option_label: "Butik Stockholm", store_id: 1 });
    // Cancels it twice, as a repeated report would.
    for (const _time of [1, 2]) {
      await shop.database.db
        .transaction()
        .execute((transaction) => cancelOrder(transaction, { orderId, wasPaid: false, jobs: shop.jobs }));
    }
    expect(await pieces()).toEqual([5, 1, 3]);
    const ledger = await shop.database.pool.query(
      "SELECT change, reason, store_id FROM stock_ledger WHERE order_id = $1 ORDER BY id",
      [orderId],
    );
    expect(ledger.rows).toEqual([
      { change: -1, reason: "order", store_id: 1 },
      { change: 1, reason: "cancellation", store_id: 1 },
    ]);
  });

  it("returns the goods of a return to the store", async () => {
    const visitor = await buyer();
    await fetchAt(visitor, "butik-1");
    const { order_id: orderId } = (await order(visitor)).json();
    const context = { db: shop.database.db, jobs: shop.jobs, supportsPartialCapture: () => true };
    const acts = [
      { kind: "ship", pieces: "all", parcel: null },
      { kind: "return", pieces: "all", ground: "withdrawal", isRestocked: true },
    ] as const;
    for (const act of acts) {
      expect(await performAct(context, { orderId, key: act.kind, act })).toMatchObject({ ok: true });
    }
    expect(await pieces()).toEqual([5, 1, 3]);
  });

  it("is confirmed by letter with the store's address and hours, when ordered and when ready", async () => {
    const visitor = await buyer();
    await fetchAt(visitor, "butik-1");
    const { order_id: orderId } = (await order(visitor)).json();
    const { db } = shop.database;
    const confirmed = await loadConfirmedOrder(db, orderId, "https://nordhem.se");
    if (confirmed === null) throw new Error("There is no order.");
    const ordered = orderEmail(confirmed).text.replaceAll("\u00a0", " ");
    const place = "Hämta i butik\nButik Stockholm\n111 20 Stockholm\n\nÖppettider den närmaste veckan\n";
    expect(ordered).toContain(`${place}${dayName(confirmed.order.created_at)}: 10–19\n`);
    expect(ordered).toContain("Vänta med att åka till butiken tills vi har skrivit");
    const context = { db, jobs: shop.jobs, supportsPartialCapture: () => true };
    const letters: Email[] = [];
    for (const act of [{ kind: "pick" }, { kind: "ship", pieces: "all", parcel: null }] as const) {
      const done = await performAct(context, { orderId, key: act.kind, act });
      const mailer = { send: async (mail: Email) => void letters.push(mail) };
      if (done.ok) await sendActEmail({ db, mailer, publicUrl: "https://shop.example" }, done.actId);
    }
    expect(letters.map(({ subject }) => subject.replace(/\d{4,}/, "1"))).toEqual([
      expect.stringContaining("Din order 1 är klar att hämta"),
      expect.stringContaining("Tack för att du hämtade din order 1"),
    ]);
    expect(letters[0]?.text).toContain("Det här väntar på dig:\n1 × Soffa");
    expect(letters[0]?.text.replaceAll("\u00a0", " ")).toContain(place);
    expect(letters[1]?.text).not.toMatch(/Leveransadress|på väg|Öppettider/);
  });

  it("gives the last piece of a store to one of several parallel buyers", async () => {
    const visitors = await Promise.all(Array.from({ length: 12 }, () => buyer()));
    for (const visitor of visitors) expect((await fetchAt(visitor, "butik-1")).statusCode).toBe(200);
    const statuses = (await Promise.all(visitors.map(order))).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409 || status === 422)).toHaveLength(11);
    expect(await pieces()).toEqual([5, 0, 3]);
  });

  it("never sends a buyer to another store than the chosen one", async () => {
    const visitor = await buyer();
    await fetchAt(visitor, "butik-1");
    await shop.database.pool.query("UPDATE store_stock SET quantity = 0 WHERE store_id = 1");
    const { delivery_checkout: delivery } = (await visitor.get("/checkoutv3/checkoutv3/show")).json();
    expect(delivery.selected_delivery_option).toBeNull();
    expect((await order(visitor)).statusCode).toBe(422);
    expect(await pieces()).toEqual([5, 0, 3]);
  });

  it("keeps the stock of parcels and that of stores separate", async () => {
    const visitor = await buyer();
    await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 }, "json");
    expect((await order(visitor)).statusCode).toBe(200);
    expect(await pieces()).toEqual([4, 1, 3]);
  });
});

describe("a store's stock that is reserved for a payment", () => {
  it("belongs to that store, stays there for the buyer, and is returned when nobody pays", async () => {
    const visitor = await buyer();
    await fetchAt(visitor, "butik-1");
    await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "3" });
    expect(await pieces()).toEqual([5, 0, 3]);
    expect((await pickup(visitor)).shipping_options).toHaveLength(2);
    expect((await pickup(await buyer())).shipping_options).toHaveLength(1);
    await fetchAt(visitor, "butik-2");
    await visitor.get("/checkoutv3/checkoutv3/show");
    expect(await pieces()).toEqual([5, 1, 2]);
  });
});
