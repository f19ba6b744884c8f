import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Mailer } from "../mail/createMailer.ts";
import { sendOnce } from "../mail/sendOnce.ts";
import { readSellerAddress } from "../settings/readSellerAddress.ts";
import { failureNotice } from "./failureNotice.ts";
import { readFailure } from "./givenUpJob.ts";

/** Notifies the seller of a failed job, once; does nothing without an address of the seller. */
export async function sendFailureNotice(db: Kysely<Database>, mailer: Mailer, id: number): Promise<void> {
  const write = async () => {
    const seller = await readSellerAddress(db);
    const failure = seller === null ? null : await readFailure(db, id);
    return seller === null || failure === null ? null : failureNotice(failure, seller);
  };
  await sendOnce({ db, mailer }, { about: "given_up_job", id, to: "seller", write });
}
