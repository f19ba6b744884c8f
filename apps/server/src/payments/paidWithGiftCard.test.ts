import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentOf, pressStandIn, readyToPay } from "../testing/payThrough.ts";
import type { OrderingServer } from "../testing/startOrderingServer.ts";
import { startPayingServer } from "../testing/startPayingServer.ts";
import { providers } from "../providers/providers.ts";
import { settlePayment } from "./settlePayment.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startPayingServer([{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 1000 }]);
  await shop.database.db
    .insertInto("discount")
    .values({ code: "PRESENT", label: "Presentkort", kind: "gift_card", value: 100_000, left_ore: 100_000 })
    .execute();
});

afterAll(() => shop.close());

describe("a purchase that a gift card pays a part of", () => {
  it.each(providers.map(({ name }) => name))("is paid for the rest by %s, with the VAT of all of it", async (name) => {
    const visitor = await readyToPay(shop, name);
    await shop.database.pool.query("UPDATE discount SET left_ore = 5000");
    await visitor.post("/checkoutv3/discounts/store", { code: "PRESENT", refresh_checkout: 1 });
    const payment = await paymentOf(shop, visitor, name);
    await pressStandIn(visitor, name, { action: "complete" });
    const { orderId } = await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
    const order = await shop.database.db
      .selectFrom("order")
      .selectAll()
      .where("id", "=", orderId ?? 0)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ discount_ore: 5_000, total_ore: 54_800, vat_ore: 11_960 });
  });
});
