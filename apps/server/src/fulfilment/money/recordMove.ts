import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Payment } from "../../payments/Payment.ts";
import type { StoredMove } from "../acts/StoredOrder.ts";

/**
 * The state of a payment after money has moved: captured once nothing is left to capture, voided once all was returned.
 */
async function stateAfter(db: Transaction<Database>, payment: Payment): Promise<Payment["state"]> {
  const rows = await db
    .selectFrom("payment_ledger")
    .select(["kind", "amount_ore"])
    .where("payment_id", "=", payment.id)
    .execute();
  const sumOf = (kind: string): number => rows.reduce((sum, row) => sum + (row.kind === kind ? row.amount_ore : 0), 0);
  const [captured, refunded] = [sumOf("capture"), sumOf("refund")];
  if (payment.amount_ore > captured + sumOf("release")) return "authorised";
  return captured > refunded ? "captured" : "voided";
}

/** Records, once, that money has moved; also in the ledger of its payment. */
export async function recordMove(
  db: Kysely<Database>,
  done: { readonly move: StoredMove; readonly captureId: string | null; readonly isByHand: boolean },
): Promise<void> {
  const { move, captureId, isByHand } = done;
  await db.transaction().execute(async (transaction) => {
    const payment = await transaction
      .selectFrom("payment")
      .selectAll()
      .where("order_id", "=", move.order_id)
      .where("state", "in", ["authorised", "captured", "voided"])
      .forUpdate()
      .executeTakeFirst();
    const { numUpdatedRows } = await transaction
      .updateTable("money_move")
      .set({ done_at: sql<Date>`now()`, provider_id: captureId, by_hand: isByHand, problem: "", claimed_at: null })
      .where("id", "=", move.id)
      .where("done_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n || payment === undefined || move.kind === "cards-back") return;
    await transaction
      .insertInto("payment_ledger")
      .values({ payment_id: payment.id, kind: move.kind, amount_ore: move.amount_ore, move_id: move.id })
      .execute();
    const state = await stateAfter(transaction, payment);
    await transaction
      .updateTable("payment")
      .set({ state, updated_at: new Date() })
      .where("id", "=", payment.id)
      .execute();
  });
}
