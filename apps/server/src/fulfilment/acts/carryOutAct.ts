import {
  chargeInTheEnd,
  creditNote,
  type OrderAct,
  orderProblem,
  orderProgress,
  orderState,
  type Pieces,
  stockBack,
} from "@torg/orders/domain";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Jobs } from "../../jobs/Jobs.ts";
import { lockOrder } from "../../orders/lockOrder.ts";
import { moveStock } from "../../stock/moveStock.ts";
import { giveUsesBack } from "../../orders/spendDiscounts.ts";
import { loadStoredOrder } from "./loadStoredOrder.ts";
import type { OrderActProblem, OrderActRequest, OrderActResult } from "./OrderActRequest.ts";
import type { StoredOrder } from "./StoredOrder.ts";
import { isSameAct, wantedAct } from "./wantedAct.ts";
import { writeCreditNote } from "./writeCreditNote.ts";

/** What acts are done with. */
export interface ActContext {
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
  /** Whether a provider moves parts of the money, by its name; true for whoever is no provider. */
  readonly movesParts: (provider: string) => boolean;
}

const countOf = (pieces: readonly Pieces[]): number => pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether an act leaves a part of the money to be taken later, or never. */
function isOfPart({ life, ledger }: StoredOrder, act: OrderAct): boolean {
  if (life.bought.moneyTaken === "at-once") return false;
  switch (act.kind) {
    case "ship":
    case "cancel":
      return countOf(act.pieces) < countOf(life.bought.lines.map(({ id, quantity }) => ({ lineId: id, quantity })));
    case "return":
    case "credit":
      return ledger.capturedOre === 0 && chargeInTheEnd({ ...life, acts: [...life.acts, act] }).totalOre > 0;
    case "pick":
    case "deliver":
      return false;
  }
}

function obstacleOf(stored: StoredOrder, act: OrderAct, { movesParts }: ActContext): OrderActProblem | null {
  const { order, payment, life } = stored;
  if (order.is_offer) return { code: "quote" };
  if (order.state === "cancelled") return { code: "payment-gone" };
  const problem = orderProblem(life, act);
  if (problem !== null) return problem;
  const isWhole = payment === null || movesParts(payment.provider) || !isOfPart(stored, act);
  return isWhole ? null : { code: "whole-only" };
}

/** What of an act stands in its row besides its kind. */
function actColumns(act: OrderAct) {
  switch (act.kind) {
    case "ship":
      return { carrier: act.parcel?.carrier ?? null, tracking_number: act.parcel?.trackingNumber ?? "" };
    case "deliver":
      return { shipment: act.shipment };
    case "return":
      return { ground: act.ground, is_restocked: act.isRestocked };
    case "credit":
      return { amount_ore: act.amountOre };
    case "pick":
    case "cancel":
      return {};
  }
}

async function insertAct(
  db: Transaction<Database>,
  { orderId, key, parcelLink = "", doneBy = "" }: OrderActRequest,
  { act, position }: { readonly act: OrderAct; readonly position: number },
): Promise<number> {
  const { id } = await db
    .insertInto("order_act")
    .values({
      order_id: orderId,
      position,
      key,
      kind: act.kind,
      done_by: doneBy,
      ...(act.kind === "ship" ? { tracking_url: parcelLink } : {}),
      ...actColumns(act),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const pieces = "pieces" in act ? act.pieces : [];
  if (pieces.length > 0) {
    await db
      .insertInto("order_act_line")
      .values(
        pieces.map(({ lineId, quantity }, index) => ({ act_id: id, position: index + 1, line_id: lineId, quantity })),
      )
      .execute();
  }
  return id;
}

/** Puts what can be sold again back into the stock that it came from: that of parcels, or of a store. */
async function putBack(db: Transaction<Database>, { order, lines }: StoredOrder, act: OrderAct): Promise<void> {
  const reason = act.kind === "return" ? "return" : "cancellation";
  await moveStock(
    db,
    stockBack(act).flatMap(({ lineId, quantity }) => {
      const productId = lines.find(({ id }) => id === lineId)?.product_id ?? null;
      return productId === null
        ? []
        : [{ productId, storeId: order.store_id, change: quantity, reason, orderId: order.id }];
    }),
  );
}

/** Acts that the buyer is written to about. */
const isTold = ({ kind }: OrderAct): boolean => kind !== "pick" && kind !== "deliver";

async function writeAct(
  db: Transaction<Database>,
  { stored, act, jobs }: { readonly stored: StoredOrder; readonly act: OrderAct; readonly jobs: Jobs },
  request: OrderActRequest,
): Promise<OrderActResult> {
  const { life } = stored;
  const { orderId } = request;
  const actId = await insertAct(db, request, { act, position: life.acts.length + 1 });
  await putBack(db, stored, act);
  const isCalledOff = orderState(orderProgress({ ...life, acts: [...life.acts, act] })) === "cancelled";
  if (isCalledOff) await giveUsesBack(db, orderId);
  const note = creditNote(life, act);
  const number = note === null ? null : await writeCreditNote(db, actId, note);
  await jobs.add("order-money", orderId, { db });
  if (isTold(act)) await jobs.add("act-mail", actId, { db });
  return { ok: true, actId, isNew: true, creditNote: number };
}

/**
 * Does an act to an order, or says why not: judged by the rules of `@torg/orders` on what the database holds, and written
 * with the stock, the credit note and the jobs for money and letter in one transaction. Acts on one order wait for each
 * other, and one that is sent again with its key changes nothing.
 */
export async function carryOutAct(context: ActContext, request: OrderActRequest): Promise<OrderActResult> {
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
    const act = wantedAct(stored.life, request.act);
    const problem = obstacleOf(stored, act, context);
    if (problem !== null) return { ok: false, problem };
    return writeAct(transaction, { stored, act, jobs }, request);
  });
}
