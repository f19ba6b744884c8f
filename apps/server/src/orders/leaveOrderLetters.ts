import type { Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";

/** Leaves the letters about a new order, to the buyer and to the seller, to jobs of the order's transaction. */
export async function leaveOrderLetters(db: Transaction<Database>, jobs: Jobs, orderId: number): Promise<void> {
  await jobs.add("order-mail", orderId, { db });
  await jobs.add("order-notice", orderId, { db });
}
