import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentOf, pressStandIn, privateBuyer, readyToPay } from "../testing/payThrough.ts";
import { setQuantity } from "../testing/setQuantity.ts";
import type { TestVisitor } from "../testing/createVisitor.ts";
import type { OrderingServer } from "../testing/startOrderingServer.ts";
import { startPayingServer } from "../testing/startPayingServer.ts";
import { paymentJobs } from "./paymentJobs.ts";
import { settlePayment } from "./settling/settlePayment.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startPayingServer([{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 1_000 }]);
});

afterAll(() => shop.close());

const ready = () => readyToPay(shop, "swish");
const pay = (visitor: TestVisitor, fields: object = {}) =>
  visitor.post("/checkout/manual_payment", { ...privateBuyer, ...fields });
const ask = (visitor: TestVisitor, reference: string) => visitor.get(`/checkout/payment_state/${reference}`);

async function paymentsOf({ sessionId }: TestVisitor) {
  const query = shop.database.db.selectFrom("payment").selectAll().where("session_id", "=", sessionId);
  return query.orderBy("id").execute();
}

/** Makes a payment look as if it was opened that many seconds ago, and not checked recently. */
async function letPass(id: string, seconds: number): Promise<void> {
  const { pool } = shop.database;
  await pool.query("UPDATE stand_in_payment SET created_at = now() - make_interval(secs => $2) WHERE id = $1", [
    id,
    seconds,
  ]);
  await pool.query("UPDATE payment SET checked_at = NULL WHERE provider_id = $1", [id]);
}

const orders = async ({ sessionId }: TestVisitor) =>
  shop.database.db.selectFrom("order").selectAll().where("session_id", "=", sessionId).execute();

describe("the form of an order that is paid in an app", () => {
  it("places no order, and leads to the waiting payment, however often it is sent", async () => {
    const visitor = await ready();
    const { reference } = await paymentOf(shop, visitor, "swish");
    const answers = [await pay(visitor), await pay(visitor)];
    for (const answer of answers) {
      expect(answer.json()).toEqual({ order_id: 0, redirect_url: `/checkout/retur/${reference}` });
    }
    expect([(await paymentsOf(visitor)).length, await orders(visitor)]).toEqual([1, []]);
  });

  it("continues to the waiting payment without script", async () => {
    const visitor = await ready();
    const sent = await visitor.submit("/checkout/manual_payment", privateBuyer);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, expect.stringMatching(/^\/checkout\/retur\//)]);
  });

  it("opens nothing while something is missing, and names the field", async () => {
    const visitor = await ready();
    const before = (await paymentsOf(visitor)).length;
    await setQuantity(visitor, { productId: 1304, quantity: 3 });
    const answer = await pay(visitor, { user_email: "" });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["user_email"]]);
    expect((await paymentsOf(visitor)).length).toBe(before);
  });

  it("gives the order its buyer, and is deleted from the payment once the order exists", async () => {
    const visitor = await ready();
    const payment = await paymentOf(shop, visitor, "swish");
    expect((await paymentsOf(visitor))[0]?.buyer).toMatchObject({ firstName: "Anna", city: "Staden" });
    await pressStandIn(visitor, "swish", { action: "complete" });
    await settlePayment(shop.payments, { paymentId: payment.id });
    expect(await orders(visitor)).toMatchObject([{ first_name: "Anna", city: "Staden", payment_name: "Swish" }]);
    expect(await paymentsOf(visitor)).toMatchObject([{ buyer: null, state: "captured" }]);
  });

  it("cancels the waiting payment and opens another one when the cart has changed", async () => {
    const visitor = await ready();
    const first = await paymentOf(shop, visitor, "swish");
    await setQuantity(visitor, { productId: 1304, quantity: 4 });
    const second = await paymentOf(shop, visitor, "swish");
    expect(second.reference).not.toBe(first.reference);
    await pressStandIn(visitor, "swish", { action: "complete" });
    expect(await settlePayment(shop.payments, { paymentId: first.id })).toMatchObject({ failure: "CANCELLED" });
    expect(await settlePayment(shop.payments, { paymentId: second.id })).toMatchObject({ state: "captured" });
    expect(await orders(visitor)).toMatchObject([{ total_ore: 4 * 9_950 + 39_900 }]);
  });

  it("leads to the confirmation when the payment was approved while it was sent again", async () => {
    const visitor = await ready();
    const { reference } = await paymentOf(shop, visitor, "swish");
    await pressStandIn(visitor, "swish", { action: "complete" });
    expect((await pay(visitor)).json()).toMatchObject({ redirect_url: `/checkout/retur/${reference}` });
    expect([(await orders(visitor)).length, (await paymentsOf(visitor)).length]).toEqual([1, 1]);
  });
});

describe("a payment that waits in an app", () => {
  it("waits until it is approved, and only its own visitor can query it", async () => {
    const [visitor, other] = [await ready(), await ready()];
    const { reference, providerId } = await paymentOf(shop, visitor, "swish");
    expect((await ask(visitor, reference)).json()).toEqual({ waiting: true });
    expect((await ask(other, reference)).statusCode).toBe(404);
    expect((await ask(visitor, "somebody else's")).statusCode).toBe(404);
    await pressStandIn(visitor, "swish", { action: "complete" });
    await letPass(providerId, 0);
    expect((await ask(visitor, reference)).json()).toEqual({ waiting: false });
    expect(await orders(visitor)).toHaveLength(1);
  });

  it("is queried at most every four seconds, however many visitors look", async () => {
    const visitor = await ready();
    const { reference } = await paymentOf(shop, visitor, "swish");
    await ask(visitor, reference);
    const [before] = await paymentsOf(visitor);
    await Promise.all([ask(visitor, reference), ask(visitor, reference), ask(visitor, reference)]);
    expect((await paymentsOf(visitor))[0]?.checked_at).toEqual(before?.checked_at);
  });

  it("expires after three minutes, releases the goods, and can be opened again with the same buyer", async () => {
    const visitor = await ready();
    const { id, reference, providerId } = await paymentOf(shop, visitor, "swish");
    await letPass(providerId, 181);
    expect((await ask(visitor, reference)).json()).toEqual({ waiting: false });
    expect(await settlePayment(shop.payments, { paymentId: id })).toMatchObject({ state: "failed", failure: "TM01" });
    expect(await pressStandIn(visitor, "swish", { action: "complete" })).toHaveProperty("message");
    const again = (await visitor.post("/checkout/pay_again", { reference })).json<{ redirect_url: string }>();
    expect(again.redirect_url).toMatch(/^\/checkout\/retur\//);
    expect(again.redirect_url).not.toContain(reference);
    const [, next] = await paymentsOf(visitor);
    await pressStandIn(visitor, "swish", { action: "complete" });
    expect((await settlePayment(shop.payments, { paymentId: next?.id ?? 0 })).state).toBe("captured");
    expect(await orders(visitor)).toMatchObject([{ first_name: "Anna" }]);
  });

  it("says that it was cancelled as information, not as a success", async () => {
    const visitor = await ready();
    const { reference } = await paymentOf(shop, visitor, "swish");
    await visitor.submit("/checkout/cancel_payment", { reference });
    const { notices } = await shop.database.db
      .selectFrom("session")
      .select("notices")
      .where("id", "=", visitor.sessionId)
      .executeTakeFirstOrThrow();
    expect(notices).toMatchObject([{ kind: "info", text: expect.stringContaining("Betalningen avbröts.") }]);
  });

  it("is cancelled at Swish, and then nobody can approve it", async () => {
    const visitor = await ready();
    const { id, reference } = await paymentOf(shop, visitor, "swish");
    const off = await visitor.submit("/checkout/cancel_payment", { reference });
    expect([off.statusCode, off.headers.location]).toEqual([303, "/checkoutv3"]);
    expect(await pressStandIn(visitor, "swish", { action: "complete" })).toHaveProperty("message");
    expect(await settlePayment(shop.payments, { paymentId: id })).toMatchObject({
      state: "failed",
      failure: "CANCELLED",
    });
    expect(await orders(visitor)).toEqual([]);
  });

  it("can no longer be cancelled once it was approved: that leads to the confirmation", async () => {
    const visitor = await ready();
    const { reference } = await paymentOf(shop, visitor, "swish");
    await pressStandIn(visitor, "swish", { action: "complete" });
    const off = (await visitor.post("/checkout/cancel_payment", { reference })).json();
    expect(off).toEqual({ redirect_url: `/checkout/retur/${reference}` });
    expect(await orders(visitor)).toHaveLength(1);
  });

  it("cannot be cancelled or retried by anybody else", async () => {
    const [visitor, other] = [await ready(), await ready()];
    const { reference } = await paymentOf(shop, visitor, "swish");
    for (const path of ["/checkout/cancel_payment", "/checkout/pay_again"]) {
      expect((await other.post(path, { reference })).statusCode).toBe(404);
    }
    expect((await ask(visitor, reference)).json()).toEqual({ waiting: true });
  });

  it("releases its goods with the job after it has failed", async () => {
    const visitor = await ready();
    const { id, providerId } = await paymentOf(shop, visitor, "swish");
    await letPass(providerId, 200);
    await paymentJobs(shop.payments)["payment-check"](id);
    const { rows } = await shop.database.pool.query("SELECT 1 FROM stock_reservation WHERE payment_id = $1", [id]);
    expect(rows).toEqual([]);
  });
});

describe("an opened payment whose response was lost", () => {
  it("is abandoned, and the next try has its own name", async () => {
    const visitor = await ready();
    const provider = shop.payments.providers.get("swish");
    if (provider === undefined) throw new Error("There is no such provider.");
    await setQuantity(visitor, { productId: 1304, quantity: 5 });
    const { id } = await shop.database.db
      .insertInto("payment")
      .values({
        provider: "swish",
        session_id: visitor.sessionId,
        cart_key: (await paymentsOf(visitor))[0]?.cart_key ?? "",
        amount_ore: 1,
        cart_digest: "",
        is_current: false,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    // A single statement would update the rows in any order, and a cart may have only one current payment.
    await shop.database.pool.query("UPDATE payment SET is_current = false WHERE session_id = $1", [visitor.sessionId]);
    await shop.database.pool.query("UPDATE payment SET is_current = true WHERE id = $1", [id]);
    expect((await pay(visitor)).statusCode).toBe(200);
    const last = (await paymentsOf(visitor)).at(-1);
    expect(last).toMatchObject({ is_current: true, amount_ore: 5 * 9_950 + 39_900 });
    expect(last?.id).not.toBe(id);
  });
});

describe("the stand-in of Swish", () => {
  it("responds as Swish does: a name is used once, and a sum below one krona is rejected", async () => {
    const visitor = await ready();
    const { providerId } = await paymentOf(shop, visitor, "swish");
    const { swishStandIn } = await import("../providers/swish/swishStandIn.ts");
    const put = async (id: string, amount: string) => {
      const body = {
        payeePaymentReference: id,
        callbackUrl: "https://shop.example/notis",
        payeeAlias: "1231181189",
        amount,
        currency: "SEK",
        message: "",
      };
      const path = `/swish-cpcapi/api/v2/paymentrequests/${id}`;
      const request = { method: "PUT", path, headers: new Headers(), body, db: shop.database.db };
      return swishStandIn.answer(request);
    };
    const refusal = (errorCode: string) => ({ status: 422, body: [expect.objectContaining({ errorCode })] });
    expect(await put(providerId, "100.00")).toMatchObject(refusal("RP09"));
    expect(await put("A".repeat(32), "0.99")).toMatchObject(refusal("AM06"));
    expect(await put("A".repeat(32), "1")).toMatchObject(refusal("PA01"));
  });
});
