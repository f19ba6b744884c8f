import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { companyBuyer } from "../../testing/companyBuyer.ts";
import { privateBuyer } from "../../testing/payThrough.ts";
import type { OrderingServer } from "../../testing/startOrderingServer.ts";
import { startPayingServer } from "../../testing/startPayingServer.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startPayingServer([{ id: 1001 }]);
});

afterAll(() => shop.close());

/** The shop's own configuration is cached briefly; when that cache expires in this test depends on the machine. */
const isConfiguration = (text: unknown): boolean =>
  typeof text === "string" && /^\s*SELECT\s+\(SELECT value FROM setting/.test(text);

/** The providers' stand-ins store their state in the same database. */
const isProviders = (text: unknown): boolean => typeof text === "string" && text.includes("stand_in_");

/** The number of database queries of a request. */
async function roundTrips(request: () => Promise<{ readonly statusCode: number }>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  const { statusCode } = await request();
  const { length } = query.mock.calls.filter(([text]) => !isConfiguration(text) && !isProviders(text));
  query.mockRestore();
  expect(statusCode).toBe(200);
  return length;
}

describe("a checkout", () => {
  it("uses a minimum of database queries, from the cart to the order", async () => {
    const { get, post } = await shop.visit();
    const set = (quantity: number) => () =>
      post("/checkoutv3/products/update", { "products[1001][quantity]": quantity, refresh_checkout: 0 });
    const choose = (path: string, body: Readonly<Record<string, unknown>>) => () => post(`/checkoutv3/${path}`, body);
    const counts = {
      // No payment is opened for a company, which pays by invoice.
      customerType: await roundTrips(choose("checkoutv3/update_customer_type", { customer_type: "company" })),
      // Token, begin, lock, product, line, commit, cart.
      firstLine: await roundTrips(set(1)),
      quantity: await roundTrips(set(2)),
      cart: await roundTrips(() => get("/checkoutv3/products/index")),
      checkout: await roundTrips(() => get("/checkoutv3/checkoutv3/show")),
      // Token, choice; the postal code's rule or the cart before that.
      postalCode: await roundTrips(choose("deliverytypes/update_postal_code", { postal_code: "12747" })),
      delivery: await roundTrips(choose("deliverytypes/update", { delivery_type_id: 2 })),
      payment: await roundTrips(choose("paymentTypes/update", { payment_type_id: "5" })),
      // Token, payment method, begin, lock, current state, order, stock, limits, commit; the mail job is extra.
      order: await roundTrips(() => post("/checkout/manual_payment", { ...companyBuyer, user_zipcode: "127 47" })),
    };
    expect(counts).toEqual({
      customerType: 2,
      firstLine: 7,
      quantity: 7,
      cart: 1,
      checkout: 1,
      postalCode: 3,
      delivery: 3,
      payment: 2,
      order: 9,
    });
  });

  it("opens a payment in an app with as few statements, and returns to it with fewer", async () => {
    const { post } = await shop.visit();
    await post("/checkoutv3/products/update", { "products[1001][quantity]": 1, refresh_checkout: 0 });
    await post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "12345" });
    await post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 });
    await post("/checkoutv3/paymentTypes/update", { payment_type_id: "swish" });
    const pay = () => post("/checkout/manual_payment", privateBuyer);
    const counts = {
      // Token, current state, payment, what was opened; plus ten that reserve the goods.
      first: await roundTrips(pay),
      // Token, current state, payment; plus eight that ask for the payment's state.
      again: await roundTrips(pay),
    };
    expect(counts).toEqual({ first: 14, again: 11 });
  });
});
