import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readOfSession } from "../../sessions/sessionQueries.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { fillCheckout, fillProducts, fillProviders } from "../../testing/fillShop.ts";
import { paymentOf, readyToPay } from "../../testing/payThrough.ts";
import { type OrderingServer, startOrderingServer } from "../../testing/startOrderingServer.ts";
import type { ProviderName } from "../../providers/PaymentProvider.ts";
import { storeReturn, shownReference, undecidedPayment } from "./undecidedPayment.ts";

let shop: OrderingServer;
const warn = vi.fn<() => void>();

beforeAll(async () => {
  shop = await startOrderingServer();
  const { db } = shop.database;
  await fillCheckout(db);
  await fillProviders(db);
  await fillProducts(db, [{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 1000 }]);
});

afterAll(() => shop.close());

async function tellOf(visitor: TestVisitor): Promise<string | undefined> {
  const row = await readOfSession(shop.database.db, visitor.sessionId, undecidedPayment);
  return row?.undecided?.reference;
}

/** A visitor who returned from a provider that has not decided yet. */
async function comeBack(name: ProviderName) {
  const visitor = await readyToPay(shop, name);
  const { id, reference } = await paymentOf(shop, visitor, name);
  const { db } = shop.database;
  const payment = await db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(await tellOf(visitor)).toBeUndefined();
  await storeReturn({ ...shop.payments, warn }, payment);
  const change = (values: object) => db.updateTable("payment").set(values).where("id", "=", id).execute();
  return { visitor, payment, reference, change };
}

describe("a payment that the shopper came back from", () => {
  it("is shown to its own session until its provider has decided", async () => {
    const { visitor, reference, change } = await comeBack("svea");
    expect(await tellOf(visitor)).toBe(reference);
    expect(await tellOf(await readyToPay(shop, "svea"))).toBeUndefined();
    for (const state of ["failed", "rejected", "voided"]) {
      await change({ state });
      expect(await tellOf(visitor)).toBeUndefined();
    }
  });

  it("is shown only as long as its provider is asked about it", async () => {
    const { visitor, change } = await comeBack("card");
    await change({ created_at: new Date(Date.now() - 3 * 24 * 3_600_000) });
    expect(await tellOf(visitor)).toBeUndefined();
  });

  it("causes one warning when nobody can ask about it, however often the page is reloaded", async () => {
    warn.mockClear();
    await comeBack("svea");
    expect(warn).not.toHaveBeenCalled();
    const { payment } = await comeBack("wasa");
    await storeReturn({ ...shop.payments, warn }, payment);
    expect(warn).toHaveBeenCalledExactlyOnceWith({ paymentId: payment.id, provider: "wasa" }, expect.any(String));
  });
});

describe("shownReference", () => {
  it("is the beginning of the reference in capitals", () => {
    expect(shownReference("1a2b3c4d-0000-4000-8000-000000000000")).toBe("1A2B3C4D");
  });
});
