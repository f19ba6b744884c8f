import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { CallInput } from "../http/registerCall.ts";
import type { Database } from "../database/Database.ts";
import { bringWishes } from "../sessions/wishes.ts";
import { recallChoices } from "../checkout/earlierOrder.ts";
import { rememberDevice } from "./knownDevice.ts";

/**
 * Logs the visitor in to an account: gives the session a new secret and the choices of the account's last order, and
 * remembers the device.
 */
export async function enterAccount(
  db: Kysely<Database>,
  { visit, raw, reply }: Pick<CallInput<unknown>, "visit" | "raw" | "reply">,
  customerId: number,
): Promise<void> {
  const session = await visit.ensure();
  await db
    .updateTable("session")
    .set({ customer_id: customerId, logged_in_at: sql`now()`, login_seen_at: sql`now()` })
    .where("id", "=", session.id)
    .execute();
  await recallChoices(db, session.id, customerId);
  await bringWishes(db, session.id, customerId);
  await visit.renew();
  await rememberDevice(db, { raw, reply }, customerId);
}
