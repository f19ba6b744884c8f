import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Mailer } from "../../mail/createMailer.ts";
import { readSettings } from "../../settings/readSettings.ts";
import { loadPickupStore } from "../../orders/placed/pickupStore.ts";
import { actEmail, isNotified } from "./actEmail.ts";
import { loadStoredOrder } from "./loadStoredOrder.ts";
import type { StoredOrder } from "./StoredOrder.ts";

/** The order as it was when an act was the last one, so that a late letter is about its own act only. */
function orderThen(stored: StoredOrder, actId: number): StoredOrder {
  const acts = stored.acts.slice(0, stored.acts.findIndex(({ row }) => row.id === actId) + 1);
  return { ...stored, acts, life: { ...stored.life, acts: acts.map(({ act }) => act) } };
}

/** Writes to the buyer about an act, once; skips orders without an address. */
export async function sendActEmail(
  { db, mailer, publicUrl }: { readonly db: Kysely<Database>; readonly mailer: Mailer; readonly publicUrl: string },
  actId: number,
): Promise<void> {
  const row = await db
    .selectFrom("order_act")
    .select("order_id")
    .where("id", "=", actId)
    .where("mailed_at", "is", null)
    .executeTakeFirst();
  const stored = row === undefined ? null : await loadStoredOrder(db, row.order_id);
  const storedAct = stored?.acts.find((act) => act.row.id === actId);
  if (stored === null || storedAct === undefined || stored.order.email === "") return;
  const { act } = storedAct;
  if (!isNotified(act, stored.order)) return;
  const settings = await readSettings(db);
  const store = await loadPickupStore(db, stored.order.store_id);
  await mailer.send(actEmail({ stored: orderThen(stored, actId), storedAct, settings, store, publicUrl, act }));
  await db
    .updateTable("order_act")
    .set({ mailed_at: sql<Date>`now()` })
    .where("id", "=", actId)
    .execute();
}
