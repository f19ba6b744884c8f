import { moneyMoves } from "@torg/orders/domain";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import { lockOrder } from "../../orders/placed/lockOrder.ts";
import { loadStoredOrder } from "../acts/loadStoredOrder.ts";
import type { StoredMove, StoredOrder } from "../acts/StoredOrder.ts";
import { giveGiftCardsBack } from "./giveGiftCardsBack.ts";
import { noteWhole } from "./noteWhole.ts";

/** What is to be done about the money of an order. */
export type ClaimedMove =
  /** Nothing; or another process does it. */
  | { readonly kind: "rest" }
  | { readonly kind: "busy" }
  /** Done here, without a provider. */
  | { readonly kind: "noted" }
  /** The caller has a minute to ask the provider for it, exclusively. */
  | { readonly kind: "claimed"; readonly stored: StoredOrder; readonly move: StoredMove };

type MoneyMoveRequest = Pick<StoredMove, "kind" | "amount_ore" | "acts" | "capture_id">;

/** The latest capture with the most left to refund, as providers refund one capture at a time. */
function captureToRefund({ moves }: StoredOrder): { readonly id: number; readonly leftOre: number } | null {
  // A pending refund was refused and is calculated again: it has paid nothing back.
  const done = moves.filter(({ done_at: at }) => at !== null);
  const refundedOf = (id: number): number =>
    done.reduce((sum, { capture_id: of, amount_ore: ore }) => sum + (of === id ? ore : 0), 0);
  const captures = done
    .filter(({ kind }) => kind === "capture")
    .map(({ id, amount_ore: ore }) => ({ id, leftOre: ore - refundedOf(id) }))
    .filter(({ leftOre }) => leftOre > 0);
  return captures.at(-1) ?? null;
}

/** The first pending move; a refund is limited to one capture. */
function neededMove(stored: StoredOrder): MoneyMoveRequest | null {
  const [first] = moneyMoves(stored.life, stored.ledger);
  if (first === undefined) return null;
  const { kind, amountOre } = first;
  const capture = kind === "refund" ? captureToRefund(stored) : null;
  const amount = capture === null ? amountOre : Math.min(amountOre, capture.leftOre);
  return { kind, amount_ore: amount, acts: stored.acts.length, capture_id: capture?.id ?? null };
}

const claimAge = sql<Date>`now() - interval '1 minute'`;

/** Claims a waiting move. A refused one is replaced by what is needed now, under a new key. */
async function claimWaiting(
  db: Transaction<Database>,
  {
    stored,
    waiting,
    needed,
  }: { readonly stored: StoredOrder; readonly waiting: StoredMove; readonly needed: MoneyMoveRequest | null },
): Promise<ClaimedMove> {
  const anew = waiting.is_refused ? { ...needed, key: sql<string>`gen_random_uuid()` } : {};
  const move = await db
    .updateTable("money_move")
    .set({ ...anew, is_refused: false, claimed_at: sql<Date>`now()`, tries: sql<number>`tries + 1` })
    .where("id", "=", waiting.id)
    .where((eb) => eb.or([eb("claimed_at", "is", null), eb("claimed_at", "<", claimAge)]))
    .returningAll()
    .executeTakeFirst();
  return move === undefined ? { kind: "busy" } : { kind: "claimed", stored, move };
}

async function claimNew(
  db: Transaction<Database>,
  stored: StoredOrder,
  needed: MoneyMoveRequest,
): Promise<ClaimedMove> {
  const { order, payment } = stored;
  const needsProvider = payment !== null && needed.kind !== "cards-back";
  const when = needsProvider ? { claimed_at: sql<Date>`now()`, tries: 1 } : { done_at: sql<Date>`now()` };
  const move = await db
    .insertInto("money_move")
    .values({ order_id: order.id, ...needed, ...when })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (needsProvider) return { kind: "claimed", stored, move };
  if (move.kind === "cards-back") await giveGiftCardsBack(db, move);
  return { kind: "noted" };
}

/**
 * Finds the next pending move of an order's money, and records it before a provider is asked. Moves without a provider
 * are done at once: gift cards, and the shop's own invoices.
 */
export async function claimMoneyMove(db: Kysely<Database>, orderId: number): Promise<ClaimedMove> {
  return db.transaction().execute(async (transaction): Promise<ClaimedMove> => {
    // Locks the payment first, in the same order as the handling of provider webhooks.
    await transaction.selectFrom("payment").select("id").where("order_id", "=", orderId).forUpdate().execute();
    await lockOrder(transaction, orderId);
    const stored = await loadStoredOrder(transaction, orderId);
    if (stored === null) return { kind: "rest" };
    const waiting = stored.moves.find(({ done_at: done }) => done === null);
    const needed = waiting?.is_refused === false ? null : neededMove(stored);
    if (waiting !== undefined) {
      const isAsked = !waiting.is_refused || (needed !== null && needed.kind !== "cards-back");
      if (isAsked) return claimWaiting(transaction, { stored, waiting, needed });
      // What is needed now does not involve its provider.
      await transaction.deleteFrom("money_move").where("id", "=", waiting.id).execute();
    }
    if (needed === null) return { kind: "rest" };
    if (stored.payment !== null && stored.life.bought.moneyTaken === "at-once") {
      await noteWhole(transaction, stored.payment);
    }
    return claimNew(transaction, stored, needed);
  });
}
