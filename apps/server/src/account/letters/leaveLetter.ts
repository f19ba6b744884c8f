import type { Insertable, Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { AccountLetterTable } from "../../database/tables/serviceTables.ts";
import type { Jobs } from "../../jobs/Jobs.ts";

/** A letter about an account: what it is for, where it goes, and whose account it is, as far as that is known. */
export type WantedLetter = Pick<
  Insertable<AccountLetterTable>,
  "kind" | "email" | "customer_id" | "first_name" | "last_name"
>;

/**
 * Leaves a letter about an account to a job, in a transaction. It is the same work for every address: whether there is
 * an account is looked up when the letter is sent, when nobody waits for an answer.
 */
export async function leaveLetter(db: Kysely<Database>, jobs: Jobs, letter: WantedLetter): Promise<void> {
  const { id } = await db.insertInto("account_letter").values(letter).returning("id").executeTakeFirstOrThrow();
  await jobs.add("account-mail", id, { db });
}
