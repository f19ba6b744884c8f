import { shopSettingsSchema } from "@torg/navigation/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Mailer } from "../mail/createMailer.ts";
import { readReceipt } from "./withdraw.ts";
import { withdrawalMail } from "./withdrawalMail.ts";

/** Sends the receipt of a withdrawal and notes when; a declaration that is gone is passed over. */
export async function sendWithdrawalMail(db: Kysely<Database>, mailer: Mailer, id: number): Promise<void> {
  const receipt = await readReceipt(db, id);
  if (receipt === null) return;
  const setting = await db.selectFrom("setting").select("value").where("key", "=", "shop").executeTakeFirst();
  const { shopName } = shopSettingsSchema.parse(setting?.value ?? {});
  await mailer.send(withdrawalMail(receipt, shopName));
  await db
    .updateTable("withdrawal")
    .set({ mailed_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}
