import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { endNewsletter } from "./newsletter.ts";
import { personOf } from "./personOf.ts";

/**
 * Ends a membership in the club: newsletter, application and the account, which is what a member has. Orders stay as
 * those of a guest, and whoever applies again is taken as anybody else.
 */
export async function leaveClub(db: Kysely<Database>, email: string): Promise<void> {
  const { isTheirs } = personOf(email);
  await db.transaction().execute(async (transaction) => {
    await endNewsletter(transaction, email);
    await sql`DELETE FROM club_application WHERE ${isTheirs}`.execute(transaction);
    await sql`DELETE FROM customer WHERE ${isTheirs}`.execute(transaction);
  });
}
