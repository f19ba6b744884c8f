import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { endLogins } from "../sessions/endLogins.ts";
import type { Visit } from "../sessions/Visit.ts";

/** Ends a login: the session goes on with a new secret, without what the customer had begun or ordered. */
export async function endLogin(db: Kysely<Database>, visit: Visit): Promise<void> {
  const session = await visit.find();
  if (session === null || session.customer_id === null) return;
  await endLogins(db, sql`id = ${session.id}`);
  await visit.renew();
}
