import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadCheckout } from "../../checkout/loadCheckout.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { readyToPay } from "../../testing/payThrough.ts";
import { setQuantity } from "../../testing/setQuantity.ts";
import type { OrderingServer } from "../../testing/startOrderingServer.ts";
import { startPayingServer } from "../../testing/startPayingServer.ts";
import { currentPayment } from "./currentPayment.ts";
import { settlePayment } from "../settling/settlePayment.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startPayingServer([
    { id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 3 },
    { id: 1305, name: "HDMI-kabel 2 m, vit", priceOre: 9_950, stock: 3 },
  ]);
});

afterAll(() => shop.close());

const show = async (visitor: TestVisitor) => (await visitor.get("/checkoutv3/checkoutv3/show")).json();

/** Replaces the product by another one of the same price, as another window does. */
async function swap(visitor: TestVisitor): Promise<void> {
  await setQuantity(visitor, { productId: 1304, quantity: 0, refreshCheckout: 0 });
  await visitor.post("/checkoutv3/products/update", { "products[1305][quantity]": 2, refresh_checkout: 1 });
}

async function payAt(visitor: TestVisitor, address: string) {
  const order = new URL(address, "https://shop.example").searchParams.get("order") ?? "";
  await visitor.post("/_providers/card/act", { action: "complete", notice: "never", order }, "json");
  const payment = await shop.database.db
    .selectFrom("payment")
    .selectAll()
    .where("provider_id", "=", order)
    .executeTakeFirstOrThrow();
  return settlePayment(shop.payments, { paymentId: payment.id, claimedId: order });
}

describe("a card page that was opened before another window changed the order at the same sum", () => {
  it("never pays for the other order: the money is refunded, and the other order can still be paid", async () => {
    const visitor = await readyToPay(shop, "card");
    const before = await show(visitor);
    await swap(visitor);
    const after = await show(visitor);
    expect(after.redirect_url).not.toBe(before.redirect_url);
    expect(await payAt(visitor, before.redirect_url)).toMatchObject({ state: "voided", orderId: null });
    expect(await payAt(visitor, after.redirect_url)).toMatchObject({
      state: "authorised",
      orderId: expect.any(Number),
    });
  });

  it("pays for what it was opened with once the order is the same again, and reserves goods only once", async () => {
    const visitor = await readyToPay(shop, "card");
    const before = await show(visitor);
    for (const id of [3, 2]) await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: id }, "json");
    expect(await payAt(visitor, before.redirect_url)).toMatchObject({ state: "authorised" });
    const { stock } = await shop.database.db
      .selectFrom("product")
      .select("stock")
      .where("id", "=", 1304)
      .executeTakeFirstOrThrow();
    expect(stock).toBe(1);
  });
});

describe("a cart that becomes an order between two readings", () => {
  it("starts no payment with another provider", async () => {
    const visitor = await readyToPay(shop, "card", { productId: 1305, quantity: 1 });
    const { redirect_url: address } = await show(visitor);
    const read = await loadCheckout(shop.database.db, visitor.sessionId);
    expect(await payAt(visitor, address)).toMatchObject({ orderId: expect.any(Number) });
    await expect(currentPayment(shop.payments, read, "swish")).rejects.toMatchObject({
      problem: { code: "cart-ordered" },
    });
  });

  it("has one payment with a provider, however many parallel requests there are", async () => {
    const visitor = await readyToPay(shop, "card", { productId: 1305, quantity: 1 });
    const read = await loadCheckout(shop.database.db, visitor.sessionId);
    const asked = Array.from({ length: 8 }, () => currentPayment(shop.payments, read, "swish"));
    const given = await Promise.all(asked);
    expect(new Set(given.map(({ payment }) => payment.id)).size).toBe(1);
    expect(given.filter(({ isNew }) => isNew)).toHaveLength(1);
  });
});
