import { sql, type Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { ProviderReport } from "../../providers/PaymentProvider.ts";

/** Records a payment: reserved, and captured where the provider captures at once. */
export async function writePaid(
  db: Transaction<Database>,
  payment_id: number,
  { amountOre: amount_ore, status }: ProviderReport,
): Promise<void> {
  await writeLedger(db, { payment_id, kind: "authorise", amount_ore });
  if (status === "captured") await writeLedger(db, { payment_id, kind: "capture", amount_ore });
}

/** Adds an entry to the ledger of a payment. */
export async function writeLedger(
  db: Transaction<Database>,
  entry: {
    readonly payment_id: number;
    readonly kind: "authorise" | "capture" | "mismatch";
    readonly amount_ore: number;
    readonly detail?: string;
  },
): Promise<void> {
  await db.insertInto("payment_ledger").values(entry).execute();
}

/**
 * Whether the shop itself has refunded everything that it captured for an order; then the provider reports nothing new.
 * An unrecorded move counts as possibly done.
 */
export async function hasGivenBack(db: Transaction<Database>, paymentId: number, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ readonly refunded: number; readonly taken: number; readonly moves: number }>`
    SELECT count(*)::integer AS moves, coalesce(sum(amount_ore) FILTER (WHERE kind = 'refund'), 0)::integer AS refunded,
      (SELECT coalesce(sum(amount_ore), 0)::integer FROM payment_ledger
        WHERE payment_id = ${paymentId} AND kind = 'capture') AS taken
    FROM money_move WHERE order_id = ${orderId} AND kind IN ('release', 'refund')`.execute(db);
  return rows.some(({ moves, taken, refunded }) => moves > 0 && taken <= refunded);
}
