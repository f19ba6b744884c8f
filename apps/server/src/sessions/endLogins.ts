import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** Ends the logins of sessions, in one statement: the sessions continue without the customer's drafts and orders. */
export async function endLogins(db: Kysely<Database>, isEnded: RawBuilder<boolean>): Promise<void> {
  await sql`
    WITH ended AS (
      UPDATE session SET customer_id = NULL, logged_in_at = NULL, login_seen_at = NULL, form_draft = NULL
      WHERE ${isEnded} RETURNING id
    ), drafts AS (
      DELETE FROM service_draft WHERE session_id IN (SELECT id FROM ended)
    ) UPDATE "order" SET session_id = NULL WHERE session_id IN (SELECT id FROM ended)`.execute(db);
}
