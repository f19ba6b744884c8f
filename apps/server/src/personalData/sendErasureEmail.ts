import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Mailer } from "../mail/createMailer.ts";
import { readSettings } from "../settings/readSettings.ts";
import { erasureEmail } from "./erasureEmail.ts";

/** Sends the notification of an erasure and deletes its recipient; skips one that was sent already. */
export async function sendErasureEmail(db: Kysely<Database>, mailer: Mailer, id: number): Promise<void> {
  const letter = await db.selectFrom("erasure_letter").select("email").where("id", "=", id).executeTakeFirst();
  if (letter === undefined) return;
  const { shopName, company } = await readSettings(db);
  await mailer.send(erasureEmail(letter.email, { shopName, email: company.email, phone: company.phone }));
  await db.deleteFrom("erasure_letter").where("id", "=", id).execute();
}
