import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Mailer } from "../mail/createMailer.ts";
import { readSettings } from "../shop/readSettings.ts";
import { readReceipt } from "./withdraw.ts";
import { withdrawalMail, withdrawalNotice } from "./withdrawalMail.ts";

/** Sends the receipt of a withdrawal and notes when; a declaration that is gone is passed over. */
export async function sendWithdrawalMail(db: Kysely<Database>, mailer: Mailer, id: number): Promise<void> {
  const receipt = await readReceipt(db, id);
  if (receipt === null) return;
  const { shopName } = await readSettings(db);
  await mailer.send(withdrawalMail(receipt, shopName));
  await db
    .updateTable("withdrawal")
    .set({ mailed_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** Tells the seller of a withdrawal and notes when; without an address of the seller nobody is told. */
export async function sendWithdrawalNotice(db: Kysely<Database>, mailer: Mailer, id: number): Promise<void> {
  const receipt = await readReceipt(db, id);
  if (receipt === null) return;
  const { company } = await readSettings(db);
  if (company.email === "") return;
  await mailer.send(withdrawalNotice(receipt, company.email));
  await db
    .updateTable("withdrawal")
    .set({ seller_told_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}
