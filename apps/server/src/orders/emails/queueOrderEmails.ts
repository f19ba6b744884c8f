import type { Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Jobs } from "../../jobs/Jobs.ts";

/** Queues the mails about a new order, to buyer and seller, as jobs in the order's transaction. */
export async function queueOrderEmails(db: Transaction<Database>, jobs: Jobs, orderId: number): Promise<void> {
  await jobs.add("order-mail", orderId, { db });
  await jobs.add("order-notice", orderId, { db });
}
