import { type Transaction, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** An account whose password was checked, as it was then. */
export interface ProvedAccount {
  readonly customerId: number;
  readonly email: string;
  /** The hash that the password was checked against. */
  readonly passwordHash: string;
}

/**
 * Locks an account until the transaction ends. Whatever ends logins locks the account before its sessions, and a login
 * does the same: so either the change ends the login, or the login sees the change.
 */
export async function holdAccount(db: Transaction<Database>, customerId: number): Promise<void> {
  await sql`SELECT FROM customer WHERE id = ${customerId} FOR UPDATE`.execute(db);
}

/** Locks an account that is still as its password was checked; null once its password or address is another one. */
export async function holdProved(
  db: Transaction<Database>,
  { customerId, email, passwordHash }: ProvedAccount,
): Promise<{ readonly customerId: number } | null> {
  const held = await db
    .selectFrom("customer")
    .select("id")
    .where("id", "=", customerId)
    .where("email", "=", email)
    .where("password_hash", "=", passwordHash)
    .forUpdate()
    .executeTakeFirst();
  return held === undefined ? null : { customerId };
}
