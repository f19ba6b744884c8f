import type { Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Payment } from "../../payments/Payment.ts";

/** Records once that a payment was captured as a whole, if only the provider's report says so. */
export async function noteWhole(db: Transaction<Database>, { id, amount_ore }: Payment): Promise<void> {
  await db
    .insertInto("payment_ledger")
    .values({ payment_id: id, kind: "capture", amount_ore })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
