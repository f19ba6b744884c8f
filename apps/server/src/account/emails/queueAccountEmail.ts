import type { Insertable, Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { AccountEmailTable } from "../../database/tables/serviceTables.ts";
import type { Jobs } from "../../jobs/Jobs.ts";

/** A requested e-mail about an account: its kind, address, and account as far as known. */
export type AccountEmailRequest = Pick<
  Insertable<AccountEmailTable>,
  "kind" | "email" | "customer_id" | "first_name" | "last_name"
>;

/**
 * Queues an e-mail about an account, in a transaction. The work is the same for every address: whether there is an
 * account is only looked up when the e-mail is sent, so that response times reveal nothing.
 */
export async function queueAccountEmail(db: Kysely<Database>, jobs: Jobs, request: AccountEmailRequest): Promise<void> {
  const { id } = await db.insertInto("account_letter").values(request).returning("id").executeTakeFirstOrThrow();
  await jobs.add("account-mail", id, { db });
}
