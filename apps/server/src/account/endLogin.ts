import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Visit } from "../sessions/Visit.ts";

/** Ends a login: the session goes on with a new secret, without what the customer had begun or ordered. */
export async function endLogin(db: Kysely<Database>, visit: Visit): Promise<void> {
  const session = await visit.find();
  if (session === null || session.customer_id === null) return;
  await db
    .updateTable("session")
    .set({ customer_id: null, logged_in_at: null, login_seen_at: null, form_draft: null })
    .where("id", "=", session.id)
    .execute();
  await db.deleteFrom("service_draft").where("session_id", "=", session.id).execute();
  await db.updateTable("order").set({ session_id: null }).where("session_id", "=", session.id).execute();
  await visit.renew();
}
