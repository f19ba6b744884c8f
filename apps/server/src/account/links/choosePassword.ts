import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Jobs } from "../../jobs/Jobs.ts";
import { endLogins } from "../../sessions/endLogins.ts";
import type { Entrance } from "../logins/enterAccount.ts";
import { holdAccount } from "../heldAccount.ts";
import { endLinks, type FoundLink, useLink } from "./findLink.ts";
import { queueAccountEmail } from "../emails/queueAccountEmail.ts";

/** Opens an account for the address that a link proves; null when there is one by now. */
async function openAccount(db: Kysely<Database>, link: FoundLink, hash: string): Promise<number | null> {
  const { email, firstName: first_name, lastName: last_name } = link;
  const made = await db
    .insertInto("customer")
    .values({ email, password_hash: hash, first_name, last_name })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Replaces an account's password: ends logins made with the old one, unlinks BankID, and notifies the owner. */
async function replacePassword(
  { db, jobs }: { readonly db: Transaction<Database>; readonly jobs: Jobs },
  customerId: number,
  hash: string,
): Promise<number | null> {
  const owner = await db
    .updateTable("customer")
    // An intruder with the old password may have linked their own BankID.
    .set({ password_hash: hash, bankid_digest: null })
    .where("id", "=", customerId)
    .returning(["email", "first_name"])
    .executeTakeFirst();
  if (owner === undefined) return null;
  await endLogins(db, sql`customer_id = ${customerId}`);
  await db.deleteFrom("known_device").where("customer_id", "=", customerId).execute();
  await queueAccountEmail(db, jobs, { kind: "told-password", ...owner, customer_id: customerId });
  return customerId;
}

/**
 * Sets the password chosen through a link, in a transaction, and uses up all links of the address. Gives the account;
 * null when the link is no longer valid.
 */
export async function choosePassword(
  { db, jobs }: { readonly db: Transaction<Database>; readonly jobs: Jobs },
  link: FoundLink,
  hash: string,
): Promise<Entrance> {
  // Locked before its e-mails, of which two may be used at the same moment.
  if (link.customerId !== null) await holdAccount(db, link.customerId);
  if (!(await useLink(db, link))) return null;
  const customerId =
    link.customerId === null
      ? await openAccount(db, link, hash)
      : await replacePassword({ db, jobs }, link.customerId, hash);
  if (customerId === null) return null;
  await endLinks(db, { customerId, email: link.email });
  return { customerId };
}
