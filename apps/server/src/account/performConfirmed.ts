import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Refusal } from "../http/responses/Refusal.ts";
import { refuseField } from "../http/responses/refuseForm.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { holdProved, type ProvedAccount } from "./heldAccount.ts";

/** Does what was confirmed, in a transaction that holds the account; refuses it once the password is another one. */
export async function performConfirmed<Result>(
  db: Kysely<Database>,
  account: ProvedAccount,
  work: (db: Transaction<Database>) => Promise<Result>,
): Promise<Result | Refusal> {
  return db
    .transaction()
    .execute(async (transaction) =>
      (await holdProved(transaction, account)) === null
        ? refuseField("password", serviceTexts.personalData.wrongPassword)
        : work(transaction),
    );
}
