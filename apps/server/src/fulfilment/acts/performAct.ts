import {
  finalCharge,
  creditNote,
  type OrderAct,
  orderProblem,
  orderProgress,
  orderState,
  type LineQuantity,
} from "@torg/orders/domain";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Jobs } from "../../jobs/Jobs.ts";
import { lockOrder } from "../../orders/placed/lockOrder.ts";
import { giveUsesBack } from "../../orders/placing/spendDiscounts.ts";
import { isNotified } from "./actEmail.ts";
import { insertAct } from "./insertAct.ts";
import { loadStoredOrder } from "./loadStoredOrder.ts";
import type { OrderActProblem, OrderActRequest, OrderActResult } from "./OrderActRequest.ts";
import { putBack } from "./putBack.ts";
import type { StoredOrder } from "./StoredOrder.ts";
import { isSameAct, resolveAct } from "./resolveAct.ts";
import { writeCreditNote } from "./writeCreditNote.ts";

/** The dependencies for acts. */
export interface ActContext {
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
  /** Whether a provider can move parts of the money, by its name; true if it is not a provider. */
  readonly supportsPartialCapture: (provider: string) => boolean;
}

const countOf = (pieces: readonly Pick<LineQuantity, "quantity">[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether an act leaves a part of the money to be captured later, or never. */
function isOfPart({ life, ledger }: StoredOrder, act: OrderAct): boolean {
  if (life.bought.moneyTaken === "at-once") return false;
  switch (act.kind) {
    case "ship":
    case "cancel":
      return countOf(act.pieces) < countOf(life.bought.lines);
    case "return":
    case "credit":
      return ledger.capturedOre === 0 && finalCharge({ ...life, acts: [...life.acts, act] }).inclOre > 0;
    case "pick":
    case "deliver":
      return false;
  }
}

function obstacleOf(
  stored: StoredOrder,
  act: OrderAct,
  { supportsPartialCapture }: ActContext,
): OrderActProblem | null {
  const { order, payment, life } = stored;
  if (order.is_offer) return { code: "quote" };
  const problem = orderProblem(life, act);
  if (problem !== null) return problem;
  const isMoved = payment !== null && life.isPaymentGone !== true;
  const isWhole = !isMoved || supportsPartialCapture(payment.provider) || !isOfPart(stored, act);
  return isWhole ? null : { code: "whole-only" };
}

async function writeAct(
  db: Transaction<Database>,
  { stored, act, jobs }: { readonly stored: StoredOrder; readonly act: OrderAct; readonly jobs: Jobs },
  request: OrderActRequest,
): Promise<OrderActResult> {
  const { life } = stored;
  const { orderId } = request;
  const actId = await insertAct(db, request, { act, position: life.acts.length + 1 });
  await putBack(db, stored, act);
  const isCancelled = orderState(orderProgress({ ...life, acts: [...life.acts, act] })) === "cancelled";
  // If the payment is gone, the codes were given back with it.
  if (isCancelled && life.isPaymentGone !== true) await giveUsesBack(db, orderId);
  const note = creditNote(life, act);
  const number = note === null ? null : await writeCreditNote(db, actId, note);
  await jobs.add("order-money", orderId, { db });
  if (isNotified(act, stored.order)) await jobs.add("act-mail", actId, { db });
  await request.also?.(db);
  return { ok: true, actId, isNew: true, creditNote: number };
}

/**
 * Does an act on an order, or gives the reason against it. The rules of `@torg/orders` decide from what is in the
 * database, and stock, credit note and the jobs for money and letter are written in one transaction. Acts on one order
 * are serialised, and a retry with the same key changes nothing.
 */
export async function performAct(context: ActContext, request: OrderActRequest): Promise<OrderActResult> {
  const { db, jobs } = context;
  return db.transaction().execute(async (transaction): Promise<OrderActResult> => {
    await lockOrder(transaction, request.orderId);
    const stored = await loadStoredOrder(transaction, request.orderId);
    if (stored === null) return { ok: false, problem: { code: "no-order" } };
    const before = stored.acts.find(({ row }) => row.key === request.key);
    if (before !== undefined) {
      if (!isSameAct(stored, before, request)) return { ok: false, problem: { code: "key-used" } };
      return { ok: true, actId: before.row.id, isNew: false, creditNote: before.creditNote?.number ?? null };
    }
    const act = resolveAct(stored.life, request.act);
    const problem = obstacleOf(stored, act, context);
    if (problem !== null) return { ok: false, problem };
    return writeAct(transaction, { stored, act, jobs }, request);
  });
}
