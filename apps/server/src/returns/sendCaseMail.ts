import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { MailFile, Mailer } from "../mail/createMailer.ts";
import { readSettings } from "../shop/readSettings.ts";
import { mailTexts } from "../texts/mailTexts.ts";
import { caseMail, caseNotice } from "./caseMail.ts";
import { readCase } from "./readCase.ts";

/** Sends the receipt of a return or complaint and notes when; a case that is gone is passed over. */
export async function sendCaseMail(db: Kysely<Database>, mailer: Mailer, id: number): Promise<void> {
  const receipt = await readCase(db, id);
  if (receipt === null) return;
  const { shopName } = await readSettings(db);
  await mailer.send(caseMail(receipt, shopName));
  await db
    .updateTable("return_case")
    .set({ mailed_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** Tells the seller of a return or complaint and notes when; without an address of the seller nobody is told. */
export async function sendCaseNotice(db: Kysely<Database>, mailer: Mailer, id: number): Promise<void> {
  const receipt = await readCase(db, id);
  if (receipt === null) return;
  const { company } = await readSettings(db);
  if (company.email === "") return;
  await mailer.send(caseNotice(receipt, company.email, await picturesOf(db, id)));
  await db
    .updateTable("return_case")
    .set({ seller_told_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

async function picturesOf(db: Kysely<Database>, id: number): Promise<readonly MailFile[]> {
  const images = await db
    .selectFrom("return_case_image")
    .select(["position", "media_type", "content"])
    .where("case_id", "=", id)
    .orderBy("position")
    .execute();
  return images.map(({ position, media_type: type, content }) => ({
    filename: mailTexts.caseReceipt.file(id, position, type === "image/png" ? "png" : "jpg"),
    type,
    body: content,
  }));
}
