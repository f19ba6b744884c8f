import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/Database.ts";

/** A session's latest order whose confirmation page was not shown yet, if the cart is empty. */
export interface RecentOrderRecord {
  readonly recent_order: number | null;
}

/**
 * The order of the last 15 minutes whose confirmation page was not shown, as a column of a query on the session. That
 * happens when a response was lost, or a provider reported the payment before it sent the shopper back.
 */
export const recentOrder: RawBuilder<RecentOrderRecord> = sql`
  (SELECT o.id FROM "order" o
    WHERE o.session_id = session.id AND o.state <> 'cancelled' AND o.thanked_at IS NULL
      AND o.created_at > now() - interval '15 minutes'
      AND NOT EXISTS (SELECT FROM cart_line l WHERE l.session_id = session.id)
    ORDER BY o.id DESC LIMIT 1) AS recent_order`;

/** Records that the confirmation page of an order was shown. */
export async function storeThanked(db: Kysely<Database>, orderId: number): Promise<void> {
  await db
    .updateTable("order")
    .set({ thanked_at: sql`now()` })
    .where("id", "=", orderId)
    .where("thanked_at", "is", null)
    .execute();
}
