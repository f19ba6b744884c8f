import type { Insertable, Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { AccountLetterTable } from "../../database/tables/serviceTables.ts";
import type { Jobs } from "../../jobs/Jobs.ts";

/** A requested mail about an account: its kind, address, and account as far as known. */
export type AccountEmailRequest = Pick<
  Insertable<AccountLetterTable>,
  "kind" | "email" | "customer_id" | "first_name" | "last_name"
>;

/**
 * Queues a mail about an account, in a transaction. The work is the same for every address: whether there is an account
 * is only looked up when the mail is sent, so that response times reveal nothing.
 */
export async function queueAccountEmail(db: Kysely<Database>, jobs: Jobs, letter: AccountEmailRequest): Promise<void> {
  const { id } = await db.insertInto("account_letter").values(letter).returning("id").executeTakeFirstOrThrow();
  await jobs.add("account-mail", id, { db });
}
