import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";
import { mayHaveIt } from "./mayHaveIt.ts";

interface NotifyContext {
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
}

/** Letters queued per transaction: at most these are lost if the process is killed. */
const atOnce = 100;

/** Queues some more letters of a recall; gives how many. */
async function notifySome({ db, jobs }: NotifyContext, stopId: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Serialised, so that each run sees what others have left; the second continues where a killed one stopped.
    await sql`SELECT FROM product_stop WHERE id = ${stopId} FOR NO KEY UPDATE`.execute(transaction);
    const { rows } = await sql<{ readonly id: number }>`
      INSERT INTO recall_letter (stop_id, order_id)
      SELECT s.id, o.id FROM product_stop s JOIN "order" o ON o.id IN (
        SELECT order_id FROM order_line WHERE product_id = s.product_id)
      WHERE s.id = ${stopId} AND s.is_recall AND s.ended_at IS NULL AND ${mayHaveIt}
        AND NOT EXISTS (SELECT FROM recall_letter t WHERE t.stop_id = s.id AND t.order_id = o.id)
      ORDER BY o.id DESC LIMIT ${atOnce} RETURNING id`.execute(transaction);
    for (const { id } of rows) await jobs.add("recall-mail", id, { db: transaction });
    return rows.length;
  });
}

/**
 * Queues a letter for everyone who bought what a stop recalls, once per order; another run continues with the rest.
 * Does nothing once the recall has ended (regulation (EU) 2023/988, article 35).
 */
export async function notifyBuyers(context: NotifyContext, stopId: number): Promise<void> {
  let left = await notifySome(context, stopId);
  while (left > 0) left = await notifySome(context, stopId);
}
