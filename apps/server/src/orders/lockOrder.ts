import type { Transaction } from "kysely";
import type { Database } from "../database/Database.ts";

/** Holds an order until the transaction ends, so that acts and cases of it come one after the other. */
export async function lockOrder(db: Transaction<Database>, orderId: number): Promise<void> {
  await db.selectFrom("order").select("id").where("id", "=", orderId).forNoKeyUpdate().execute();
}
