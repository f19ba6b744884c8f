import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadCheckout } from "../checkout/loadCheckout.ts";
import { checkoutFingerprint } from "../checkout/checkoutFingerprint.ts";
import type { TestVisitor } from "../testing/createVisitor.ts";
import { type KnownPayment, paymentOf, pressStandIn, readyToPay } from "../testing/payThrough.ts";
import { setQuantity } from "../testing/setQuantity.ts";
import type { OrderingServer } from "../testing/startOrderingServer.ts";
import { startPayingServer } from "../testing/startPayingServer.ts";
import { paymentLines } from "../orders/payment/paymentOrder.ts";
import { settlePayment } from "./settling/settlePayment.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startPayingServer([
    { id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 1000 },
    { id: 1305, name: "HDMI-kabel 2 m, vit", priceOre: 9_950, stock: 1000 },
  ]);
  await shop.database.db
    .insertInto("discount")
    .values({ code: "PRESENTKORT-1", label: "Presentkort", kind: "gift_card", value: 5_000, left_ore: 5_000 })
    .execute();
});

afterAll(() => shop.close());

const hashed = (parts: unknown): string => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** The digest as the first releases wrote it, for a cart of one product delivered home. */
async function firstDigest({ sessionId }: TestVisitor, paymentTypeId: string): Promise<string> {
  const checkout = await loadCheckout(shop.database.db, sessionId);
  const lines = checkout.rows.map(({ soldId, quantity }) => [soldId, quantity, null]);
  return hashed([paymentLines(checkout), lines, [], ["private", "SE", 2], paymentTypeId]);
}

async function opened(): Promise<{ readonly visitor: TestVisitor; readonly payment: KnownPayment }> {
  const visitor = await readyToPay(shop, "svea");
  return { visitor, payment: await paymentOf(shop, visitor, "svea") };
}

const write = ({ id }: KnownPayment, cart_digest: string) =>
  shop.database.db.updateTable("payment").set({ cart_digest }).where("id", "=", id).execute();

async function pay(visitor: TestVisitor, payment: KnownPayment) {
  await pressStandIn(visitor, "svea", { action: "complete" });
  return settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
}

async function swap(visitor: TestVisitor): Promise<void> {
  await setQuantity(visitor, { productId: 1304, quantity: 0, refreshCheckout: 0 });
  await visitor.post("/checkoutv3/products/update", { "products[1305][quantity]": 2, refresh_checkout: 0 });
}

describe("a payment that an earlier release has opened", () => {
  it("becomes an order as long as the cart is the same by the rule of that release", async () => {
    const { visitor, payment } = await opened();
    await write(payment, await firstDigest(visitor, "2"));
    expect(await pay(visitor, payment)).toMatchObject({ state: "authorised", orderId: expect.any(Number) });
  });

  it("is validated by that rule as well", async () => {
    const { visitor, payment } = await opened();
    await write(payment, await firstDigest(visitor, "2"));
    const answer = await shop.server.inject(`/checkout/prova/svea/${payment.noticeToken}`);
    expect(answer.json()).toMatchObject({ valid: true });
  });

  it("is refunded when another product of the same price is in the cart", async () => {
    const { visitor, payment } = await opened();
    const digest = await firstDigest(visitor, "2");
    await pressStandIn(visitor, "svea", { action: "complete" });
    await swap(visitor);
    await write(payment, digest);
    const settled = await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
    expect(settled).toMatchObject({ state: "voided", orderId: null });
  });
});

describe("a payment of the release before gift cards became payments", () => {
  /** The digest as that release wrote it: the same parts, but with gift card codes that later releases do not know. */
  const lastDigest = async ({ sessionId }: TestVisitor): Promise<string> => {
    const checkout = await loadCheckout(shop.database.db, sessionId);
    const shown = { ...checkoutFingerprint(checkout, true), terms: "", codes: "" };
    const codes = checkout.pricing.codes.map(({ code, amount }) => [code.id, amount.inclOre]);
    return `3:${hashed([paymentLines(checkout), shown, codes])}`;
  };

  it("becomes an order as long as the cart is the same", async () => {
    const { visitor, payment } = await opened();
    await write(payment, await lastDigest(visitor));
    expect(await pay(visitor, payment)).toMatchObject({ state: "authorised", orderId: expect.any(Number) });
  });

  it("is refunded when another product of the same price is in the cart", async () => {
    const { visitor, payment } = await opened();
    const digest = await lastDigest(visitor);
    await pressStandIn(visitor, "svea", { action: "complete" });
    await swap(visitor);
    await write(payment, digest);
    const settled = await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
    expect(settled).toMatchObject({ state: "voided", orderId: null });
  });

  it("becomes an order with a gift card in the cart when the amount is the one that was paid", async () => {
    const visitor = await readyToPay(shop, "svea");
    await visitor.post("/checkoutv3/discounts/store", { code: "PRESENTKORT-1", refresh_checkout: 1 });
    const payment = await paymentOf(shop, visitor, "svea");
    await write(payment, "3:unknown");
    expect(await pay(visitor, payment)).toMatchObject({ state: "authorised", orderId: expect.any(Number) });
  });
});

describe("a payment that a later release has opened", () => {
  it("becomes an order when the amount is the one that was paid", async () => {
    const { visitor, payment } = await opened();
    await pressStandIn(visitor, "svea", { action: "complete" });
    await write(payment, "999:unknown");
    const settled = await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
    expect(settled.state).toBe("authorised");
  });

  it("is refunded at another amount", async () => {
    const { visitor, payment } = await opened();
    await pressStandIn(visitor, "svea", { action: "complete" });
    await setQuantity(visitor, { productId: 1304, quantity: 1, refreshCheckout: 0 });
    await write(payment, "999:unknown");
    const settled = await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
    expect(settled).toMatchObject({ state: "voided", orderId: null });
  });
});
