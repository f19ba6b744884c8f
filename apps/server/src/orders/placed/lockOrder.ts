import type { Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";

/** Locks an order until the transaction ends, so that its changes and cases are handled one after the other. */
export async function lockOrder(db: Transaction<Database>, orderId: number): Promise<void> {
  await db.selectFrom("order").select("id").where("id", "=", orderId).forNoKeyUpdate().execute();
}
