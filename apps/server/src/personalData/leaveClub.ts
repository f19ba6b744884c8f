import { sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import { endLogins } from "../sessions/endLogins.ts";
import { endNewsletter } from "./newsletter.ts";
import { isOneOfIds, personOf } from "./personOf.ts";

/**
 * Ends a membership in the club: newsletter, application and account, which is what a member has. Orders stay as those
 * of a guest, and a new application is treated like any other. Ends all logins, on all devices, and needs a transaction
 * in which the account is locked, so that none begins meanwhile.
 */
export async function leaveClub(db: Transaction<Database>, email: string): Promise<void> {
  const { isTheirs, customers } = await personOf(db, email);
  await endNewsletter(db, email);
  await endLogins(db, isOneOfIds("customer_id", customers));
  await sql`DELETE FROM club_application WHERE ${isTheirs}`.execute(db);
  await sql`DELETE FROM customer WHERE ${isOneOfIds("id", customers)}`.execute(db);
}
