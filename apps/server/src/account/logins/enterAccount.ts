import { type Kysely, sql, type Transaction } from "kysely";
import type { CallInput } from "../../http/registerCall.ts";
import type { Database } from "../../database/Database.ts";
import { endLogins } from "../../sessions/endLogins.ts";
import { bringWishes } from "../wishes/wishes.ts";
import { recallChoices } from "../../checkout/buyer/recallChoices.ts";
import { giveDeviceCookie, rememberDevice } from "./knownDevice.ts";

type Enterer = Pick<CallInput<unknown>, "visit" | "raw" | "reply">;

/** The account that a proof opens, or why it opens none; null when the proof no longer counts. */
export type Entrance<Reason = never> = { readonly customerId: number } | { readonly refusal: Reason } | null;

/** Uses a proof up, and locks the account that it opens. */
export type UseProof<Reason> = (db: Transaction<Database>) => Promise<Entrance<Reason>>;

/**
 * Logs a session in with the choices of the account's last order. The login of another account ends first, and with it
 * what its owner ordered and began here; a form that somebody without a login began may be somebody else's.
 */
async function logIn(db: Transaction<Database>, sessionId: number, customerId: number): Promise<void> {
  await endLogins(db, sql`id = ${sessionId} AND customer_id <> ${customerId}`);
  await db
    .updateTable("session")
    .set({
      customer_id: customerId,
      logged_in_at: sql`now()`,
      login_seen_at: sql`now()`,
      form_draft: sql`CASE WHEN customer_id = ${customerId} THEN form_draft END`,
    })
    .where("id", "=", sessionId)
    .execute();
  await recallChoices(db, sessionId, customerId);
  await bringWishes(db, sessionId, customerId);
}

/**
 * Logs the visitor in to the account that a proof opens, in the transaction that uses the proof: gives the session a
 * new secret, and remembers the device.
 */
export async function enterAccount<Reason>(
  db: Kysely<Database>,
  { visit, raw, reply }: Enterer,
  useProof: UseProof<Reason>,
): Promise<Entrance<Reason>> {
  const session = await visit.ensure();
  const { entrance, device } = await db.transaction().execute(async (transaction) => {
    const found = await useProof(transaction);
    if (found === null || "refusal" in found) return { entrance: found, device: null };
    await logIn(transaction, session.id, found.customerId);
    return { entrance: found, device: await rememberDevice(transaction, raw, found.customerId) };
  });
  if (device !== null) {
    await visit.renew();
    giveDeviceCookie({ raw, reply }, device);
  }
  return entrance;
}
