import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { MailFile, Mailer } from "../../mail/createMailer.ts";
import { readSellerAddress } from "../../settings/readSellerAddress.ts";
import { readSettings } from "../../settings/readSettings.ts";
import { emailTexts } from "../../texts/emails/emailTexts.ts";
import { caseEmail, caseNotice } from "./caseEmail.ts";
import { emailPicture } from "./emailPicture.ts";
import { readCase } from "./readCase.ts";
import { sendOnce } from "../../mail/sendOnce.ts";

/** Sends the receipt of a return or complaint, once; skips a case that no longer exists. */
export async function sendCaseEmail(db: Kysely<Database>, mailer: Mailer, id: number): Promise<void> {
  const write = async () => {
    const receipt = await readCase(db, id);
    return receipt === null ? null : caseEmail(receipt, (await readSettings(db)).shopName);
  };
  await sendOnce({ db, mailer }, { about: "return_case", id, to: "customer", write });
}

/** Notifies the seller of a return or complaint, once; does nothing without an address of the seller. */
export async function sendCaseNotice(db: Kysely<Database>, mailer: Mailer, id: number): Promise<void> {
  const write = async () => {
    const receipt = await readCase(db, id);
    const seller = await readSellerAddress(db);
    return receipt === null || seller === null ? null : caseNotice(receipt, seller, await picturesOf(db, id));
  };
  await sendOnce({ db, mailer }, { about: "return_case", id, to: "seller", write });
}

/**
 * Bytes of the pictures in one letter: 10 MB as sent, since base64 takes four characters for three bytes, plus line
 * ends.
 */
const maxBytes = 7_000_000;

/** The pictures of a case, converted for a letter; only one original is in memory at a time. */
async function picturesOf(db: Kysely<Database>, id: number): Promise<readonly MailFile[]> {
  const images = db.selectFrom("return_case_image").where("case_id", "=", id);
  const positions = await images.select("position").orderBy("position").execute();
  const files: MailFile[] = [];
  for (const { position } of positions) {
    const { content } = await images.select("content").where("position", "=", position).executeTakeFirstOrThrow();
    const body = await emailPicture(content, maxBytes / positions.length);
    if (body !== null) files.push({ filename: emailTexts.caseReceipt.file(id, position), type: "image/jpeg", body });
  }
  return files;
}
