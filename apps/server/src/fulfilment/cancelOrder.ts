import { orderProgress } from "@torg/orders/domain";
import type { Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";
import { giveCardsFree, giveUsesBack } from "../orders/placing/spendDiscounts.ts";
import type { CancelledOrder } from "../payments/PaymentContext.ts";
import { insertAct } from "./acts/insertAct.ts";
import { loadStoredOrder } from "./acts/loadStoredOrder.ts";
import { putBack } from "./acts/putBack.ts";
import type { StoredOrder } from "./acts/StoredOrder.ts";
import { resolveAct } from "./acts/resolveAct.ts";
import { noteWhole } from "./money/noteWhole.ts";

/** The key of the act done by the shop itself; its webhook is that of the order. */
const paymentGone = "provider:payment-gone";

/** Cancels what has not shipped, as an operator at the desk would. */
async function cancelOpen(db: Transaction<Database>, stored: StoredOrder, jobs: Jobs): Promise<void> {
  const act = resolveAct(stored.life, { kind: "cancel", pieces: "all" });
  if (!("pieces" in act) || act.pieces.length === 0) return;
  const request = { orderId: stored.order.id, key: paymentGone };
  const actId = await insertAct(db, request, { act, position: stored.acts.length + 1 });
  await putBack(db, stored, act);
  await jobs.add("act-mail", actId, { db });
}

/**
 * Cancels an order whose payment is gone and frees its codes and gift cards. The open pieces of an order that was never
 * paid are cancelled; after a refund the goods may be with the buyer, so an operator at the desk cancels them. Repeated
 * calls do nothing.
 */
export async function cancelOrder(
  db: Transaction<Database>,
  { orderId, wasPaid, jobs }: CancelledOrder,
): Promise<void> {
  // Must come before the acts are read: from here on none can be added.
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
  // The payment no longer shows a capture that was made and refunded at the provider, but credit notes need it.
  else if (payment !== null && !moves.some(({ kind }) => kind === "capture")) await noteWhole(db, payment);
  await giveCardsFree(db, orderId);
  // If everything was cancelled, the codes have been given back already.
  const { lines } = orderProgress(stored.life);
  if (lines.some(({ line, cancelled }) => cancelled < line.quantity)) await giveUsesBack(db, orderId);
}
