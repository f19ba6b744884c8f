import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Email, Mailer } from "./createMailer.ts";

/**
 * A letter about a row that records when its letters were sent: to the customer, to the seller, or the answer to a
 * case.
 */
export interface Letter {
  readonly about: "order" | "return_case" | "withdrawal" | "given_up_job" | "recall_letter";
  readonly id: number;
  readonly to: "customer" | "seller" | "answered";
  /** Writes the letter; null if there is no recipient. */
  readonly write: () => Promise<Email | null>;
}

const noteOf = { customer: "mailed_at", seller: "seller_told_at", answered: "answered_at" } as const;

/** Sends a letter unless recorded as sent, and records the time; its subject or recipient may be gone by now. */
export async function sendOnce(
  { db, mailer }: { readonly db: Kysely<Database>; readonly mailer: Mailer },
  { about, id, to, write }: Letter,
): Promise<void> {
  const [table, note] = [sql.table(about), sql.ref(noteOf[to])];
  const { rows } = await sql`SELECT FROM ${table} WHERE id = ${id} AND ${note} IS NULL`.execute(db);
  const letter = rows.length === 0 ? null : await write();
  if (letter === null || letter.to === "") return;
  await mailer.send(letter);
  await sql`UPDATE ${table} SET ${note} = now() WHERE id = ${id}`.execute(db);
}
