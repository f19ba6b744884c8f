import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Mailer } from "../mail/createMailer.ts";
import { type ErasureStop, erasePerson } from "./erasePerson.ts";
import { isOfAddress } from "./personOf.ts";
import { sendErasureMail } from "./sendErasureMail.ts";

/** What came of an erasure by the owner's command. */
export type ToldErasure =
  | { readonly ok: false; readonly code: ErasureStop }
  | {
      readonly ok: true;
      /** How many rows were changed or removed, by table. */
      readonly erased: Readonly<Record<string, number>>;
      /** Why a letter that tells of it could not be sent; null where none is left. */
      readonly unsent: string | null;
    };

/**
 * Erases a person and sends the letter that tells so. What is erased stays erased when the letter fails: it is kept,
 * and asking once more sends every one that waits for the address.
 */
export async function eraseAndTell(db: Kysely<Database>, mailer: Mailer, email: string): Promise<ToldErasure> {
  const erasure = await erasePerson(db, email);
  if (!erasure.ok) return erasure;
  const { erased } = erasure;
  const waiting = await db.selectFrom("erasure_letter").select("id").where(isOfAddress(email)).execute();
  try {
    for (const { id } of waiting) await sendErasureMail(db, mailer, id);
    return { ok: true, erased, unsent: null };
  } catch (error) {
    return { ok: true, erased, unsent: error instanceof Error ? error.message : String(error) };
  }
}
