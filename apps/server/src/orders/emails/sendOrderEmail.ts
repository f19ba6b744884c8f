import { type Kysely, sql } from "kysely";
import type { ShopConfig } from "../../config/readConfig.ts";
import type { Database } from "../../database/Database.ts";
import { readUpload } from "../../images/readUpload.ts";
import type { Mailer } from "../../mail/createMailer.ts";
import { loadConfirmedOrder } from "../placed/loadConfirmedOrder.ts";
import { noticePath, orderEmail } from "./orderEmail.ts";

/** The services that sending the mail about an order needs. */
export interface OrderPost {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly config: ShopConfig;
  readonly publicUrl: string;
}

/** Sends the mail about an order and records when; skips orders that were deleted or have no mail address any more. */
export async function sendOrderEmail({ db, mailer, config, publicUrl }: OrderPost, id: number): Promise<void> {
  const confirmed = await loadConfirmedOrder(db, id, publicUrl);
  if (confirmed === null || confirmed.order.email === "") return;
  const path = noticePath(confirmed);
  await mailer.send(orderEmail({ ...confirmed, notice: path === null ? null : await readUpload(config, path) }));
  await db
    .updateTable("order")
    .set({ mailed_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}
