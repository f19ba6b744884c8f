import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";

/**
 * Ends the logins of sessions, whatever ends them: the sessions continue without the customer's drafts and orders.
 * Needs a transaction, in which the sessions are locked first: an order that is just being placed is stored by then.
 */
export async function endLogins(db: Transaction<Database>, isEnded: RawBuilder<boolean>): Promise<void> {
  await sql`SELECT FROM session WHERE ${isEnded} ORDER BY id FOR UPDATE`.execute(db);
  await sql`
    WITH ended AS (
      UPDATE session SET customer_id = NULL, logged_in_at = NULL, login_seen_at = NULL, form_draft = NULL
      WHERE ${isEnded} RETURNING id
    ), drafts AS (
      DELETE FROM service_draft WHERE session_id IN (SELECT id FROM ended)
    ) UPDATE "order" SET session_id = NULL WHERE session_id IN (SELECT id FROM ended)`.execute(db);
}
