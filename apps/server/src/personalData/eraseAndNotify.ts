import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Mailer } from "../mail/createMailer.ts";
import { type ErasureStop, erasePerson } from "./erasePerson.ts";
import { isOfAddress } from "./personOf.ts";
import { sendErasureEmail } from "./sendErasureEmail.ts";
import { messageOf } from "../errors/messageOf.ts";

/** The result of an erasure by the owner's command. */
export type NotifiedErasure =
  | { readonly ok: false; readonly code: ErasureStop }
  | {
      readonly ok: true;
      /** How many rows were changed or deleted, by table. */
      readonly erased: Readonly<Record<string, number>>;
      /** Why a notification could not be sent; null if none is pending. */
      readonly unsent: string | null;
    };

/**
 * Erases a person and sends the notification. If that letter fails the erasure still stands: the letter is kept, and
 * repeating the command sends every pending one for the address.
 */
export async function eraseAndNotify(db: Kysely<Database>, mailer: Mailer, email: string): Promise<NotifiedErasure> {
  const erasure = await erasePerson(db, email);
  if (!erasure.ok) return erasure;
  const { erased } = erasure;
  const waiting = await db.selectFrom("erasure_letter").select("id").where(isOfAddress(email)).execute();
  try {
    for (const { id } of waiting) await sendErasureEmail(db, mailer, id);
    return { ok: true, erased, unsent: null };
  } catch (error) {
    return { ok: true, erased, unsent: messageOf(error) };
  }
}
