import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentOf, pressStandIn, readyToPay } from "../testing/payThrough.ts";
import type { OrderingServer } from "../testing/startOrderingServer.ts";
import { startPayingServer } from "../testing/startPayingServer.ts";
import { providers } from "../providers/providers.ts";
import { settlePayment } from "./settling/settlePayment.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startPayingServer([{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 1000 }]);
  await shop.database.db
    .insertInto("discount")
    .values({ code: "PRESENT", label: "Presentkort", kind: "gift_card", value: 100_000, left_ore: 100_000 })
    .execute();
});

afterAll(() => shop.close());

const fillCard = (ore: number) => shop.database.pool.query("UPDATE discount SET left_ore = $1", [ore]);

const leftOnCard = async (): Promise<number> =>
  (await shop.database.pool.query("SELECT left_ore FROM discount")).rows[0].left_ore;

/** A buyer with the gift card in the cart, and the payment for the rest. */
async function readyWithCard(name: string) {
  const visitor = await readyToPay(shop, name);
  await visitor.post("/checkoutv3/discounts/store", { code: "PRESENT", refresh_checkout: 1 });
  return { visitor, payment: await paymentOf(shop, visitor, name) };
}

describe("a purchase that a gift card partly pays", () => {
  it.each(providers.map(({ name }) => name))("is paid for the rest by %s, with the VAT of all of it", async (name) => {
    await fillCard(5_000);
    const { visitor, payment } = await readyWithCard(name);
    await pressStandIn(visitor, name, { action: "complete" });
    const { orderId } = await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
    const order = await shop.database.db
      .selectFrom("order")
      .selectAll()
      .where("id", "=", orderId ?? 0)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ discount_ore: 5_000, total_ore: 54_800, vat_ore: 11_960 });
  });

  it("returns the amount to its card when the payment is cancelled after the order", async () => {
    await fillCard(5_000);
    const { visitor, payment } = await readyWithCard("svea");
    await pressStandIn(visitor, "svea", { action: "complete" });
    const paid = await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
    expect([paid.orderId === null, await leftOnCard()]).toEqual([false, 0]);
    await shop.database.pool.query("UPDATE stand_in_payment SET state = 'voided' WHERE id = $1", [payment.providerId]);
    await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
    expect(await leftOnCard()).toBe(5_000);
  });
});

describe("a gift card in two windows that are paid in parallel", () => {
  it.each(providers.map(({ name }) => name))(
    "pays one order; the money of the other is refunded, by %s",
    async (name) => {
      await fillCard(5_000);
      const buyers = await Promise.all([readyWithCard(name), readyWithCard(name)]);
      for (const { visitor } of buyers) await pressStandIn(visitor, name, { action: "complete" });
      const settled = await Promise.all(
        buyers.map(({ payment }) =>
          settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId }),
        ),
      );
      expect(settled.filter(({ orderId }) => orderId !== null)).toHaveLength(1);
      const refused = settled.findIndex(({ orderId }) => orderId === null);
      expect(settled[refused]).toMatchObject({ state: "voided" });
      expect(await leftOnCard()).toBe(0);
      // The other window then has the full price, without the empty card.
      const again = await buyers[refused]?.visitor.get("/checkoutv3/products/index");
      expect(again?.json().discount).toMatchObject({ rows: [], total: 0 });
    },
  );
});
