import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { endLogins } from "../sessions/endLogins.ts";
import { endNewsletter } from "./newsletter.ts";
import { isOneOfIds, personOf } from "./personOf.ts";

/**
 * Ends a membership in the club: newsletter, application and the account, which is what a member has. Orders stay as
 * those of a guest, and whoever applies again is taken as anybody else. Every login ends, on whatever device.
 */
export async function leaveClub(db: Kysely<Database>, email: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { isTheirs, customers } = await personOf(transaction, email);
    await endNewsletter(transaction, email);
    await endLogins(transaction, isOneOfIds("customer_id", customers));
    await sql`DELETE FROM club_application WHERE ${isTheirs}`.execute(transaction);
    await sql`DELETE FROM customer WHERE ${isOneOfIds("id", customers)}`.execute(transaction);
  });
}
