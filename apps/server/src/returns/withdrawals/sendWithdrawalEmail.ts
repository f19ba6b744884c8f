import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Mailer } from "../../mail/createMailer.ts";
import { readSellerAddress } from "../../settings/readSellerAddress.ts";
import { readSettings } from "../../settings/readSettings.ts";
import { sendOnce } from "../../mail/sendOnce.ts";
import { readReceipt } from "./withdraw.ts";
import { withdrawalEmail, withdrawalNotice } from "./withdrawalEmail.ts";

/** Sends the receipt of a withdrawal, once; skips a declaration that no longer exists. */
export async function sendWithdrawalEmail(db: Kysely<Database>, mailer: Mailer, id: number): Promise<void> {
  const write = async () => {
    const receipt = await readReceipt(db, id);
    return receipt === null ? null : withdrawalEmail(receipt, (await readSettings(db)).shopName);
  };
  await sendOnce({ db, mailer }, { about: "withdrawal", id, to: "customer", write });
}

/** Notifies the seller of a withdrawal, once; does nothing without an address of the seller. */
export async function sendWithdrawalNotice(db: Kysely<Database>, mailer: Mailer, id: number): Promise<void> {
  const write = async () => {
    const receipt = await readReceipt(db, id);
    const seller = await readSellerAddress(db);
    return receipt === null || seller === null ? null : withdrawalNotice(receipt, seller);
  };
  await sendOnce({ db, mailer }, { about: "withdrawal", id, to: "seller", write });
}
