import { orderProgress } from "@torg/orders/domain";
import type { Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";
import { giveCardsFree, giveUsesBack } from "../orders/spendDiscounts.ts";
import type { GoneOrder } from "../payments/PaymentContext.ts";
import { insertAct } from "./acts/insertAct.ts";
import { loadStoredOrder } from "./acts/loadStoredOrder.ts";
import { putBack } from "./acts/putBack.ts";
import type { StoredOrder } from "./acts/StoredOrder.ts";
import { wantedAct } from "./acts/wantedAct.ts";
import { noteWhole } from "./money/noteWhole.ts";

/** The key of the act that the shop does itself; its webhook is that of the order. */
const paymentGone = "provider:payment-gone";

/** Cancels what has not left, as somebody at the desk would. */
async function cancelOpen(db: Transaction<Database>, stored: StoredOrder, jobs: Jobs): Promise<void> {
  const act = wantedAct(stored.life, { kind: "cancel", pieces: "all" });
  if (!("pieces" in act) || act.pieces.length === 0) return;
  const request = { orderId: stored.order.id, key: paymentGone };
  const actId = await insertAct(db, request, { act, position: stored.acts.length + 1 });
  await putBack(db, stored, act);
  await jobs.add("act-mail", actId, { db });
}

/**
 * Calls an order off whose payment is gone: its codes and gift cards can be used again. What has not left of an order
 * that was never paid for is cancelled; the goods of one whose money was paid back may be with the buyer, and somebody at
 * the desk cancels them. Done once, however often it is told.
 */
export async function cancelOrder(db: Transaction<Database>, { orderId, wasPaid, jobs }: GoneOrder): Promise<void> {
  // Before its acts are read: from here on none is added.
  const { numUpdatedRows } = await db
    .updateTable("order")
    .set({ state: "cancelled" })
    .where("id", "=", orderId)
    .where("state", "<>", "cancelled")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const stored = await loadStoredOrder(db, orderId);
  if (stored === null) return;
  const { payment, moves } = stored;
  if (!wasPaid) await cancelOpen(db, stored, jobs);
  // What was taken elsewhere and paid back there is no longer seen in the payment; credit notes ask for it.
  else if (payment !== null && !moves.some(({ kind }) => kind === "capture")) await noteWhole(db, payment);
  await giveCardsFree(db, orderId);
  // An order of which all was cancelled has given its codes back then.
  const { lines } = orderProgress(stored.life);
  if (lines.some(({ line, cancelled }) => cancelled < line.quantity)) await giveUsesBack(db, orderId);
}
