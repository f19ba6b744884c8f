import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { endLogins } from "../sessions/endLogins.ts";
import { endNewsletter } from "./newsletter.ts";
import { isOneOfIds, personOf } from "./personOf.ts";

/**
 * Ends a membership in the club: newsletter, application and account, which is what a member has. Orders stay as those
 * of a guest, and a new application is treated like any other. Ends all logins, on all devices.
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
