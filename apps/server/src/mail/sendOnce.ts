import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Mail, Mailer } from "./createMailer.ts";

/** A letter about a row that notes when its letters were sent: to the customer, to the seller, or the answer to a case. */
export interface Letter {
  readonly about: "order" | "return_case" | "withdrawal" | "given_up_job" | "recall_letter";
  readonly id: number;
  readonly to: "customer" | "seller" | "answered";
  /** Puts the letter together; null where nobody is to be told. */
  readonly write: () => Promise<Mail | null>;
}

const noteOf = { customer: "mailed_at", seller: "seller_told_at", answered: "answered_at" } as const;

/** Sends a letter unless it is noted as sent, and notes when; what it is about, or where it went, may be gone by now. */
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
