import { sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";

/** Serialises the changes of one visitor, so that parallel requests cannot overwrite each other. */
export async function lockSession(db: Transaction<Database>, sessionId: number): Promise<void> {
  await sql`SELECT id FROM session WHERE id = ${sessionId} FOR UPDATE`.execute(db);
}
