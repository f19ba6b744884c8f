import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { companyBuyer } from "../testing/companyBuyer.ts";
import { type KnownPayment, paidState, paymentOf, pressStandIn, readyToPay } from "../testing/payThrough.ts";
import type { OrderingServer } from "../testing/startOrderingServer.ts";
import { startPayingServer } from "../testing/startPayingServer.ts";
import { paymentJobs } from "./paymentJobs.ts";
import { sweepPayments } from "./sweepPayments.ts";
import type { ProviderName } from "../providers/PaymentProvider.ts";
import { ProviderError } from "../providers/providerHttp.ts";
import { cardAccess } from "../providers/card/cardStandIn.ts";
import { providers } from "../providers/providers.ts";
import { settlePayment } from "./settling/settlePayment.ts";
import { setQuantity } from "../testing/setQuantity.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startPayingServer([
    { id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 100_000 },
    { id: 1601, name: "Hembesök", priceOre: 0, stock: 1000, digital: true },
  ]);
});

afterAll(() => shop.close());

const total = 2 * 9_950 + 39_900;

async function storedPayment(id: number) {
  return shop.database.db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

async function standInOf({ providerId }: KnownPayment) {
  return shop.database.db
    .selectFrom("stand_in_payment")
    .selectAll()
    .where("id", "=", providerId)
    .executeTakeFirstOrThrow();
}

async function ordersOf(sessionId: number) {
  return shop.database.db.selectFrom("order").selectAll().where("session_id", "=", sessionId).execute();
}

async function ledgerOf(id: number): Promise<readonly string[]> {
  const rows = await shop.database.db
    .selectFrom("payment_ledger")
    .select(["kind", "amount_ore"])
    .where("payment_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.map(({ kind, amount_ore }) => `${kind} ${amount_ore}`);
}

/** Notifies the shop of a payment as its provider does. */
async function notify(name: ProviderName, payment: KnownPayment, eventId = `event-${payment.id}`) {
  const url = `/checkout/notis/${name}/${payment.noticeToken}`;
  const { providerId } = payment;
  const post = (address: string, payload: object, headers: Record<string, string> = {}) =>
    shop.server.inject({ method: "POST", url: address, payload, headers });
  if (name === "klarna") return post(`${url}?klarna_order_id=${providerId}`, {});
  if (name === "svea") {
    return post(`${url}?svea_order_id=${encodeURIComponent(`https://svea.example/api/orders/${providerId}`)}`, {});
  }
  if (name === "swish") return post(url, { id: providerId, status: eventId, amount: "1.00" });
  if (name === "wasa") return post(url, { order_id: providerId, order_status: "ready_to_ship" });
  const { merchantId, webhookSecret: authorization } = cardAccess;
  const body = { id: eventId, merchantId, event: "payment.reservation.created.v2", data: { paymentId: providerId } };
  return post(url, body, { authorization });
}

/** The settlement by the page that the shopper returns to. */
const comeBack = (payment: KnownPayment) =>
  settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });

/** The buyer's details that come from the provider, or from the shop's own form. */
const buyerOf = (name: ProviderName) => ({ first_name: name === "swish" ? "Anna" : "Test", zipcode: "12345" });

/** The ledger of a successful payment: app payments are captured at once. */
const paidLedger = (name: ProviderName): readonly string[] =>
  name === "swish" ? [`authorise ${total}`, `capture ${total}`] : [`authorise ${total}`];

describe.each(providers)("a payment with $name", ({ name }) => {
  it("shows the provider's own part, and reserves and orders once when the shopper comes back", async () => {
    const visitor = await readyToPay(shop, name);
    const shown = (await visitor.get("/checkoutv3/checkoutv3/show")).json();
    expect(shown).toMatchObject({ handler: name, payment_type_chosen: true });
    if (name === "swish") expect(shown).toMatchObject({ snippet: "manual_payment", redirect_url: null });
    else if (name === "card") expect(shown.redirect_url).toMatch(/^\/_providers\/card\?order=\w+$/);
    else expect(shown.snippet).toContain(`/_providers/${name}.js`);
    const payment = await paymentOf(shop, visitor, name);
    expect(await storedPayment(payment.id)).toMatchObject({ state: "open", amount_ore: total });
    await pressStandIn(visitor, name, { action: "complete" });
    const first = await comeBack(payment);
    const again = await comeBack(payment);
    expect(first).toEqual(again);
    expect(first.state).toBe(paidState(name));
    expect(await ordersOf(visitor.sessionId)).toMatchObject([
      { id: first.orderId, state: "paid", total_ore: total, provider: name, ...buyerOf(name) },
    ]);
    expect(await ledgerOf(payment.id)).toEqual(paidLedger(name));
    expect(await standInOf(payment)).toMatchObject({ state: paidState(name), captures: name === "swish" ? 1 : 0 });
    expect((await visitor.get("/checkoutv3/products/index")).json()).toMatchObject({ totalAmount: 0 });
  });

  it("succeeds by the notice alone when the shopper never comes back, however often the notice comes", async () => {
    const visitor = await readyToPay(shop, name);
    const payment = await paymentOf(shop, visitor, name);
    await pressStandIn(visitor, name, { action: "complete" });
    for (const _time of [1, 2, 3]) expect((await notify(name, payment)).statusCode).toBe(200);
    expect(await ordersOf(visitor.sessionId)).toHaveLength(1);
    expect(await storedPayment(payment.id)).toMatchObject({ state: paidState(name) });
    expect(await ledgerOf(payment.id)).toEqual(paidLedger(name));
  });

  it("keeps the cart when the provider refuses, and accepts the next try", async () => {
    const visitor = await readyToPay(shop, name);
    const payment = await paymentOf(shop, visitor, name);
    await pressStandIn(visitor, name, { action: "refuse" });
    await notify(name, payment, "refused");
    expect(["open", "failed"]).toContain((await comeBack(payment)).state);
    expect((await visitor.get("/checkoutv3/products/index")).json()).toMatchObject({ totalAmount: 2 });
    expect(await ordersOf(visitor.sessionId)).toEqual([]);
    const next = await paymentOf(shop, visitor, name);
    await pressStandIn(visitor, name, { action: "complete" });
    expect((await comeBack(next)).state).toBe(paidState(name));
    expect(await ordersOf(visitor.sessionId)).toHaveLength(1);
  });

  it("updates the provider when the cart changes, and sells what was paid", async () => {
    const visitor = await readyToPay(shop, name);
    await paymentOf(shop, visitor, name);
    await setQuantity(visitor, { productId: 1304, quantity: 5 });
    const payment = await paymentOf(shop, visitor, name);
    await pressStandIn(visitor, name, { action: "complete" });
    expect((await comeBack(payment)).state).toBe(paidState(name));
    expect(await ordersOf(visitor.sessionId)).toMatchObject([{ total_ore: 5 * 9_950 + 39_900 }]);
  });

  it("refunds the money when the cart was changed without the provider's knowledge", async () => {
    const visitor = await readyToPay(shop, name);
    const payment = await paymentOf(shop, visitor, name);
    await pressStandIn(visitor, name, { action: "complete" });
    await setQuantity(visitor, { productId: 1304, quantity: 1, refreshCheckout: 0 });
    expect(await comeBack(payment)).toMatchObject({ state: "voided", orderId: null });
    expect(await ordersOf(visitor.sessionId)).toEqual([]);
    expect(await storedPayment(payment.id)).toMatchObject({ problem: "cart-changed" });
    expect(await ledgerOf(payment.id)).toEqual([`mismatch ${total}`, `void ${total}`]);
    expect(await standInOf(payment)).toMatchObject({ state: "voided", captures: name === "swish" ? 1 : 0 });
    expect((await visitor.get("/checkoutv3/products/index")).json()).toMatchObject({ totalAmount: 1 });
  });

  it.each([
    { action: "timeout", trouble: "timeout" },
    { action: "invalid", trouble: "invalid" },
  ])("can still be found after a provider's $trouble, and becomes an order once it answers", async ({ action }) => {
    const visitor = await readyToPay(shop, name);
    const payment = await paymentOf(shop, visitor, name);
    await pressStandIn(visitor, name, { action });
    const uncertain = await comeBack(payment);
    expect(uncertain).toMatchObject({ state: "open", isUncertain: true });
    expect((await notify(name, payment)).statusCode).toBe(200);
    expect(shop.jobs.added).toContainEqual({ name: "payment-check", id: payment.id });
    expect((await visitor.get("/checkoutv3/products/index")).json()).toMatchObject({ totalAmount: 2 });
    await shop.database.db.updateTable("stand_in_payment").set({ answers: "rightly" }).execute();
    await paymentJobs(shop.payments)["payment-check"](payment.id);
    expect(await ordersOf(visitor.sessionId)).toMatchObject([{ state: "paid" }]);
  });

  it("makes one order and one reservation for parallel requests of browser and notices, in every round", async () => {
    const rounds = name === "klarna" ? 100 : 20;
    for (let round = 0; round < rounds; round += 1) {
      const visitor = await readyToPay(shop, name);
      const payment = await paymentOf(shop, visitor, name);
      await pressStandIn(visitor, name, { action: "complete" });
      const [settled] = await Promise.all([comeBack(payment), notify(name, payment), notify(name, payment, "other")]);
      const orders = await ordersOf(visitor.sessionId);
      expect(orders).toHaveLength(1);
      expect(settled.orderId).toBe(orders[0]?.id);
      expect(await storedPayment(payment.id)).toMatchObject({ state: paidState(name), order_id: orders[0]?.id });
      expect(await ledgerOf(payment.id)).toEqual(paidLedger(name));
    }
  }, 120_000);

  it("ignores a notice at a guessed address, and one that names nothing", async () => {
    const visitor = await readyToPay(shop, name);
    const payment = await paymentOf(shop, visitor, name);
    await pressStandIn(visitor, name, { action: "complete" });
    const guessed = { ...payment, noticeToken: "00000000-0000-4000-8000-000000000000" };
    expect((await notify(name, guessed)).statusCode).toBe(404);
    const url = `/checkout/notis/${name}/${payment.noticeToken}`;
    expect((await shop.server.inject({ method: "POST", url, payload: {} })).statusCode).toBe(401);
    expect(await storedPayment(payment.id)).toMatchObject({ state: "open" });
  });

  it("ignores a notice that names somebody else's payment", async () => {
    const [one, other] = [await readyToPay(shop, name), await readyToPay(shop, name)];
    const [paid, unpaid] = [await paymentOf(shop, one, name), await paymentOf(shop, other, name)];
    await pressStandIn(one, name, { action: "complete" });
    await settlePayment(shop.payments, { paymentId: unpaid.id, claimedId: paid.providerId });
    await notify(name, { ...unpaid, providerId: paid.providerId });
    expect(await storedPayment(unpaid.id)).toMatchObject({ state: "open", order_id: null });
    expect(await ordersOf(other.sessionId)).toEqual([]);
    expect(await standInOf(paid)).toMatchObject({ state: "authorised" });
    expect((await comeBack(paid)).state).toBe(paidState(name));
  });
});

describe("a provider's report", () => {
  it.each([
    { what: "another amount", change: { order_amount: total - 1 }, problem: `${total - 1} ore instead of ${total}` },
    { what: "nothing", change: {}, problem: null },
  ])("is compared with what was to be paid: $what", async ({ change, problem }) => {
    const visitor = await readyToPay(shop, "klarna");
    const payment = await paymentOf(shop, visitor, "klarna");
    await pressStandIn(visitor, "klarna", { action: "complete" });
    const { body } = await standInOf(payment);
    await shop.database.db
      .updateTable("stand_in_payment")
      .set({ body: JSON.stringify(Object.assign({}, body, change)) })
      .where("id", "=", payment.providerId)
      .execute();
    await comeBack(payment);
    expect(await storedPayment(payment.id)).toMatchObject({
      problem,
      state: problem === null ? "authorised" : "voided",
    });
  });

  it("is ignored when it names another reference", async () => {
    const visitor = await readyToPay(shop, "klarna");
    const payment = await paymentOf(shop, visitor, "klarna");
    await pressStandIn(visitor, "klarna", { action: "complete" });
    const { body } = await standInOf(payment);
    await shop.database.db
      .updateTable("stand_in_payment")
      .set({ body: JSON.stringify(Object.assign({}, body, { merchant_reference1: "somebody else's" })) })
      .where("id", "=", payment.providerId)
      .execute();
    expect((await comeBack(payment)).state).toBe("open");
    expect(await ordersOf(visitor.sessionId)).toEqual([]);
  });
});

describe("a buyer who has used up a code", () => {
  it("is refunded when the provider names the payer only afterwards, and gets a cart without the code", async () => {
    const { db } = shop.database;
    const code = { code: "NY", label: "Ny kund", kind: "amount", value: 1_000, customer_limit: 1 };
    await db.insertInto("discount").values(code).execute();
    const buy = async () => {
      const visitor = await readyToPay(shop, "svea");
      await visitor.post("/checkoutv3/discounts/store", { code: "NY", refresh_checkout: 1 });
      await pressStandIn(visitor, "svea", { action: "complete" });
      return { visitor, payment: await paymentOf(shop, visitor, "svea") };
    };
    expect((await comeBack((await buy()).payment)).state).toBe("authorised");
    const { visitor, payment } = await buy();
    expect(await comeBack(payment)).toMatchObject({ state: "voided", orderId: null });
    expect(await storedPayment(payment.id)).toMatchObject({ problem: "discount-used-up" });
    const left = db.selectFrom("session_discount").selectAll().where("session_id", "=", visitor.sessionId);
    expect(await left.execute()).toEqual([]);
    expect((await visitor.get("/checkoutv3/products/index")).json()).toMatchObject({ totalAmount: 2 });
  });
});

describe("a provider that asks before the payment", () => {
  it("gets the obstacle, in words for the shopper", async () => {
    const visitor = await readyToPay(shop, "klarna");
    await shop.database.db
      .updateTable("session")
      .set({ delivery_type_id: null })
      .where("id", "=", visitor.sessionId)
      .execute();
    expect(await pressStandIn(visitor, "klarna", { action: "complete" })).toEqual({ message: "Ange ett postnummer." });
    await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "12747" }, "json");
    expect(await pressStandIn(visitor, "klarna", { action: "complete" })).toEqual({ message: "Välj ett fraktsätt." });
    const payment = await paymentOf(shop, visitor, "klarna");
    const asked = await shop.server.inject({
      method: "POST",
      url: `/checkout/prova/klarna/${payment.noticeToken}`,
      payload: {},
    });
    expect([asked.statusCode, asked.json()]).toEqual([
      400,
      { error_type: "approval_failed", error_text: "Välj ett fraktsätt." },
    ]);
  });

  it("gets an approval when everything is fine", async () => {
    const visitor = await readyToPay(shop, "svea");
    const payment = await paymentOf(shop, visitor, "svea");
    const url = `/checkout/prova/svea/${payment.noticeToken}`;
    expect((await shop.server.inject({ method: "POST", url, payload: {} })).json()).toEqual({
      valid: true,
      clientOrderNumber: payment.reference,
    });
  });
});

describe("work that is done later", () => {
  it("finds paid payments that were never reported", async () => {
    const visitor = await readyToPay(shop, "svea");
    const payment = await paymentOf(shop, visitor, "svea");
    await pressStandIn(visitor, "svea", { action: "complete" });
    await shop.database.db
      .updateTable("payment")
      .set({ updated_at: new Date(Date.now() - 120_000) })
      .where("id", "=", payment.id)
      .execute();
    await sweepPayments(shop.payments);
    expect(await storedPayment(payment.id)).toMatchObject({ state: "authorised" });
  });

  it("finds them behind any number of payments whose provider cannot be reached", async () => {
    const visitor = await readyToPay(shop, "card");
    const payment = await paymentOf(shop, visitor, "card");
    await pressStandIn(visitor, "card", { action: "complete" });
    const { pool } = shop.database;
    await pool.query(`
      INSERT INTO payment (provider, provider_id, cart_key, amount_ore, cart_digest, updated_at)
      SELECT 'gone', 'gone-' || n, gen_random_uuid(), 100, '', now() - interval '1 hour' FROM generate_series(1, 100) n`);
    await pool.query("UPDATE payment SET updated_at = now() - interval '2 minutes' WHERE id = $1", [payment.id]);
    const warn = vi.spyOn(shop.payments, "warn");
    for (const _round of [1, 2]) await sweepPayments(shop.payments);
    expect(await storedPayment(payment.id)).toMatchObject({ state: "authorised" });
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ provider: "gone", trouble: "no-access" }),
      "a payment provider could not be asked",
    );
    warn.mockRestore();
    await pool.query("DELETE FROM payment WHERE provider = 'gone'");
  });

  it("processes a notice again after a failure, and no other notice twice", async () => {
    const visitor = await readyToPay(shop, "card");
    const payment = await paymentOf(shop, visitor, "card");
    await pressStandIn(visitor, "card", { action: "complete" });
    const provider = shop.payments.providers.get("card");
    if (provider === undefined) throw new Error("There is no provider of cards.");
    const read = vi.spyOn(provider, "read");
    read.mockRejectedValueOnce(new Error("the server is going down"));
    expect((await notify("card", payment, "e-1")).statusCode).toBe(500);
    expect(await storedPayment(payment.id)).toMatchObject({ state: "open" });
    expect((await notify("card", payment, "e-1")).statusCode).toBe(200);
    expect(await storedPayment(payment.id)).toMatchObject({ state: "authorised" });
    const asked = read.mock.calls.length;
    expect((await notify("card", payment, "e-1")).statusCode).toBe(200);
    expect(read.mock.calls).toHaveLength(asked);
    read.mockRestore();
  });

  it("captures later what an immediate payment left uncaptured", async () => {
    const visitor = await readyToPay(shop, "card");
    const payment = await paymentOf(shop, visitor, "card");
    await pressStandIn(visitor, "card", { action: "complete" });
    const provider = shop.payments.providers.get("card");
    if (provider === undefined) throw new Error("There is no provider of cards.");
    const atOnce = { ...provider, moneyTaken: "at-once" as const };
    const payments = { ...shop.payments, providers: new Map([["card", atOnce]]) };
    const capture = vi.spyOn(atOnce, "capture");
    capture.mockRejectedValueOnce(new ProviderError("timeout", "no answer"));
    const settlement = { paymentId: payment.id, claimedId: payment.providerId };
    expect((await settlePayment(payments, settlement)).state).toBe("authorised");
    expect(shop.jobs.added).toContainEqual({ name: "payment-capture", id: payment.id });
    expect(await ordersOf(visitor.sessionId)).toMatchObject([{ state: "paid" }]);
    await expect(paymentJobs(payments)["payment-capture"](payment.id)).rejects.toThrow("still authorised");
    await shop.database.db.updateTable("payment").set({ claimed_at: null }).where("id", "=", payment.id).execute();
    await paymentJobs(payments)["payment-capture"](payment.id);
    expect(await storedPayment(payment.id)).toMatchObject({ state: "captured" });
    expect(await standInOf(payment)).toMatchObject({ captures: 1 });
    capture.mockRestore();
  });
});

describe("the checkout around a provider", () => {
  it("sends nothing to a provider that the visitor has not chosen", async () => {
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", { "products[1304][quantity]": 1, refresh_checkout: 0 });
    const shown = (await visitor.get("/checkoutv3/checkoutv3/show")).json();
    expect(shown).toMatchObject({ payment_type_chosen: false });
    const { db } = shop.database;
    const rows = await db.selectFrom("payment").select("id").where("session_id", "=", visitor.sessionId).execute();
    expect(rows).toEqual([]);
  });

  it("lists the payment methods of the other customer type as well, and rejects them as a choice", async () => {
    const visitor = await shop.visit();
    const shown = (await visitor.get("/checkoutv3/checkoutv3/show")).json<{
      available_payment_types: { payment_type_id: string; payment_type_private: string }[];
    }>();
    expect(shown.available_payment_types.find((type) => type.payment_type_id === "5")).toMatchObject({
      payment_type_private: "0",
    });
    expect((await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "5" })).json()).toEqual({
      message: "Betalningsmetoden är inte tillgänglig.",
    });
  });

  it("sends no free order to a provider", async () => {
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", { "products[1601][quantity]": 1, refresh_checkout: 0 });
    await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "1" });
    expect((await visitor.get("/checkoutv3/checkoutv3/show")).json()).toMatchObject({ snippet: "free_order" });
  });

  it("rejects an own order for a cart that was paid at a provider, and the other way round", async () => {
    const visitor = await readyToPay(shop, "svea");
    const payment = await paymentOf(shop, visitor, "svea");
    await pressStandIn(visitor, "svea", { action: "complete" });
    await visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" }, "json");
    await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "5" });
    const own = await visitor.post("/checkout/manual_payment", companyBuyer);
    expect(own.statusCode).toBe(200);
    expect((await comeBack(payment)).state).toBe("voided");
    expect(await ordersOf(visitor.sessionId)).toHaveLength(1);
  });
});
