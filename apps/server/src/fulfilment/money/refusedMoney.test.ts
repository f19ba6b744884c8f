import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { settlePayment } from "../../payments/settling/settlePayment.ts";
import type { ProviderName } from "../../providers/PaymentProvider.ts";
import { ProviderError } from "../../providers/providerHttp.ts";
import { paymentOf, pressStandIn, readyToPay } from "../../testing/payThrough.ts";
import type { OrderingServer } from "../../testing/startOrderingServer.ts";
import { startPayingServer } from "../../testing/startPayingServer.ts";
import { performAct } from "../acts/performAct.ts";
import { loadStoredOrder } from "../acts/loadStoredOrder.ts";
import type { RequestedAct } from "../acts/OrderActRequest.ts";
import { settleOrderMoney } from "./settleOrderMoney.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startPayingServer([{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 100 }]);
  await shop.database.db
    .insertInto("discount")
    .values({ code: "PRESENT", label: "Presentkort", kind: "gift_card", value: 12_000, left_ore: 12_000 })
    .execute();
});

afterAll(() => shop.close());

/** A paid order of three pieces of one line. */
async function paidOrder(name: ProviderName, { withCard = false } = {}) {
  const visitor = await readyToPay(shop, name, { quantity: 3 });
  if (withCard) await visitor.post("/checkoutv3/discounts/store", { code: "PRESENT", refresh_checkout: 1 });
  const payment = await paymentOf(shop, visitor, name);
  await pressStandIn(visitor, name, { action: "complete" });
  const { orderId } = await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
  const stored = await loadStoredOrder(shop.database.db, orderId ?? 0);
  return { orderId: orderId ?? 0, lineId: stored?.lines[0]?.id ?? 0 };
}

/** An order shipped as one piece and then two, and captured each time. */
async function shippedInTwo(name: ProviderName): Promise<number> {
  const { orderId, lineId } = await paidOrder(name);
  for (const quantity of [1, 2]) {
    await act(orderId, { kind: "ship", pieces: [{ lineId, quantity }], parcel: null });
    await settleOrderMoney(shop.payments, orderId);
  }
  return orderId;
}

let keys = 0;
const act = (orderId: number, wanted: RequestedAct) =>
  performAct(
    { db: shop.database.db, jobs: shop.jobs, supportsPartialCapture: () => true },
    { orderId, key: `key-${(keys += 1)}`, act: wanted },
  );

describe("a refund that a provider rejected", () => {
  it.each(["klarna", "svea", "card"] as const)(
    "uses the same capture when %s is requested again, and never exceeds a capture",
    async (name) => {
      const orderId = await shippedInTwo(name);
      const provider = shop.payments.providers.get(name);
      if (provider === undefined) throw new Error("There is no such provider.");
      const refund = vi.spyOn(provider, "refund");
      refund.mockRejectedValueOnce(new ProviderError("refused", "not now", { status: 403 }));
      await act(orderId, { kind: "return", pieces: "all", ground: "complaint", isRestocked: true });
      expect(await settleOrderMoney(shop.payments, orderId)).toBe(false);
      expect(await settleOrderMoney(shop.payments, orderId)).toBe(true);
      refund.mockRestore();
      const moves = (await loadStoredOrder(shop.database.db, orderId))?.moves ?? [];
      const captures = moves.filter(({ kind }) => kind === "capture");
      const refunds = moves.filter(({ kind }) => kind === "refund");
      expect(captures.map(({ amount_ore: ore }) => ore)).toEqual([9_950 + 39_900, 2 * 9_950]);
      expect(refunds.map(({ capture_id: of, amount_ore: ore }) => [of, ore])).toEqual(
        captures.toReversed().map(({ id, amount_ore: ore }) => [id, ore]),
      );
    },
  );
});

describe("a capture that a provider rejected", () => {
  it("is refunded to the gift card when the price was lowered below what the card had paid", async () => {
    const { orderId, lineId } = await paidOrder("klarna", { withCard: true });
    const provider = shop.payments.providers.get("klarna");
    if (provider === undefined) throw new Error("There is no such provider.");
    const capture = vi.spyOn(provider, "capture");
    capture.mockRejectedValueOnce(new ProviderError("refused", "not now", { status: 403 }));
    await act(orderId, { kind: "ship", pieces: [{ lineId, quantity: 1 }], parcel: null });
    expect(await settleOrderMoney(shop.payments, orderId)).toBe(false);
    await act(orderId, { kind: "credit", amountOre: 60_000 });
    expect(await settleOrderMoney(shop.payments, orderId)).toBe(true);
    capture.mockRestore();
    expect((await loadStoredOrder(shop.database.db, orderId))?.moves).toMatchObject([
      { kind: "cards-back", amount_ore: 12_000 - 9_750, done_at: expect.any(Date) },
    ]);
    const { rows } = await shop.database.pool.query("SELECT left_ore FROM discount");
    expect(rows).toEqual([{ left_ore: 2_250 }]);
  });
});
