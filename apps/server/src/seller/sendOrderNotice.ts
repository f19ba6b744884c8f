import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Mailer } from "../mail/createMailer.ts";
import { sendOnce } from "../mail/sendOnce.ts";
import { loadConfirmedOrder } from "../orders/placed/loadConfirmedOrder.ts";
import { readSellerAddress } from "../settings/readSellerAddress.ts";
import { orderNotice } from "./orderNotice.ts";

/** Notifies the seller of an order, once; does nothing without an address of the seller. */
export async function sendOrderNotice(
  { db, mailer, publicUrl }: { readonly db: Kysely<Database>; readonly mailer: Mailer; readonly publicUrl: string },
  id: number,
): Promise<void> {
  const write = async () => {
    const seller = await readSellerAddress(db);
    const confirmed = seller === null ? null : await loadConfirmedOrder(db, id, publicUrl);
    return seller === null || confirmed === null ? null : orderNotice(confirmed, seller);
  };
  await sendOnce({ db, mailer }, { about: "order", id, to: "seller", write });
}
