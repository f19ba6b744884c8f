import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Jobs } from "../../jobs/Jobs.ts";
import type { BankIdRow } from "./createBankIdRows.ts";
import type { UseBankId } from "./createBankIdLogins.ts";
import { holdAccount } from "../heldAccount.ts";
import { queueAccountEmail } from "../emails/queueAccountEmail.ts";

/** Whether BankID is linked to an account. */
export async function hasLinkedBankId(db: Kysely<Database>, customerId: number | null): Promise<"linked" | "unlinked"> {
  const query = db.selectFrom("customer").select("id").where("bankid_digest", "is not", null);
  const linked = await query.where("id", "=", customerId).executeTakeFirst();
  return linked === undefined ? "unlinked" : "linked";
}

/** The account linked to a number, locked; a number that is not linked, or no longer, opens nothing. */
export const linkedAccount: UseBankId = async (db, _login, digests) => {
  const query = db.selectFrom("customer").select("id").where("bankid_digest", "in", digests);
  const linked = await query.forUpdate().executeTakeFirst();
  return linked === undefined ? { refusal: "notLinked" } : { customerId: linked.id };
};

/** The account that the session of a linking login is still logged in to, as its password was entered for that one. */
async function findLinkingAccount(db: Transaction<Database>, login: BankIdRow) {
  if (login.customer_id !== null) await holdAccount(db, login.customer_id);
  return db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.customer_id")
    .select(["customer.id", "customer.email", "customer.first_name", "customer.bankid_digest"])
    .where("session.id", "=", login.session_id)
    .where("customer.id", "=", login.customer_id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Links a number to the account that the login was started for; a number opens only one account. The owner is notified
 * by e-mail.
 */
export const linkTo =
  (jobs: Jobs): UseBankId =>
  async (db, login, digests) => {
    const [current] = digests;
    // Two accounts may be linked to the same number at the same moment.
    await sql`SELECT pg_advisory_xact_lock(7265003)`.execute(db);
    const account = await findLinkingAccount(db, login);
    if (account === undefined) return { refusal: "logInFirst" };
    const { id, email, first_name, bankid_digest: before } = account;
    const linked = await db.selectFrom("customer").select("id").where("bankid_digest", "in", digests).execute();
    if (current === undefined || linked.some((other) => other.id !== id)) return { refusal: "linkedElsewhere" };
    if (before !== null && linked.length === 0) return { refusal: "linkedToAnother" };
    await db.updateTable("customer").set({ bankid_digest: current }).where("id", "=", id).execute();
    if (before === null) await queueAccountEmail(db, jobs, { kind: "told-bankid", email, first_name, customer_id: id });
    return { customerId: id };
  };
