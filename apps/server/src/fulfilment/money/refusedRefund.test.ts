import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { settlePayment } from "../../payments/settlePayment.ts";
import type { ProviderName } from "../../providers/PaymentProvider.ts";
import { ProviderError } from "../../providers/providerHttp.ts";
import { paymentOf, pressStandIn, readyToPay } from "../../testing/payThrough.ts";
import type { OrderingServer } from "../../testing/startOrderingServer.ts";
import { startPayingServer } from "../../testing/startPayingServer.ts";
import { carryOutAct } from "../acts/carryOutAct.ts";
import { loadStoredOrder } from "../acts/loadStoredOrder.ts";
import type { WantedAct } from "../acts/OrderActRequest.ts";
import { settleOrderMoney } from "./settleOrderMoney.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startPayingServer([{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 100 }]);
});

afterAll(() => shop.close());

/** An order of which one piece and then two were shipped, and captured each time. */
async function shippedInTwo(name: ProviderName): Promise<number> {
  const visitor = await readyToPay(shop, name, { quantity: 3 });
  const payment = await paymentOf(shop, visitor, name);
  await pressStandIn(visitor, name, { action: "complete" });
  const { orderId } = await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
  const stored = await loadStoredOrder(shop.database.db, orderId ?? 0);
  const lineId = stored?.lines[0]?.id ?? 0;
  for (const quantity of [1, 2]) {
    await act(orderId ?? 0, { kind: "ship", pieces: [{ lineId, quantity }], parcel: null });
    await settleOrderMoney(shop.payments, orderId ?? 0);
  }
  return orderId ?? 0;
}

let keys = 0;
const act = (orderId: number, wanted: WantedAct) =>
  carryOutAct(
    { db: shop.database.db, jobs: shop.jobs, movesParts: () => true },
    { orderId, key: `key-${(keys += 1)}`, act: wanted },
  );

describe("money that a provider refused to pay back", () => {
  it.each(["klarna", "svea", "card"] as const)(
    "is paid back of the same capture when %s is asked again, and no capture pays back more than it took",
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
