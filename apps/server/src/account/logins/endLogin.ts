import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { endLogins } from "../../sessions/endLogins.ts";
import type { Visit } from "../../sessions/Visit.ts";

/** Logs out: the session continues with a new secret, without the customer's drafts and orders. */
export async function endLogin(db: Kysely<Database>, visit: Visit): Promise<void> {
  const session = await visit.find();
  if (session === null || session.customer_id === null) return;
  await db.transaction().execute((transaction) => endLogins(transaction, sql`id = ${session.id}`));
  await visit.renew();
}
