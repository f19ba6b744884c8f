import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** A session with the order that it has just placed without seeing the thanks for it, while its cart is empty. */
export interface RecentOrderRecord {
  readonly recent_order: number | null;
}

/**
 * The order of the last quarter of an hour whose page of thanks nobody has seen, as a column of a statement about the
 * session: because an answer was lost, or a provider told the shop before it sent the shopper back.
 */
export const recentOrder: RawBuilder<RecentOrderRecord> = sql`
  (SELECT o.id FROM "order" o
    WHERE o.session_id = session.id AND o.state <> 'cancelled' AND o.thanked_at IS NULL
      AND o.created_at > now() - interval '15 minutes'
      AND NOT EXISTS (SELECT FROM cart_line l WHERE l.session_id = session.id)
    ORDER BY o.id DESC LIMIT 1) AS recent_order`;

/** Remembers that the thanks for an order have been shown. */
export async function keepThanked(db: Kysely<Database>, orderId: number): Promise<void> {
  await db
    .updateTable("order")
    .set({ thanked_at: sql`now()` })
    .where("id", "=", orderId)
    .where("thanked_at", "is", null)
    .execute();
}
