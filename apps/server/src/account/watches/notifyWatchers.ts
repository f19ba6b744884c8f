import { type Kysely, sql } from "kysely";
import { isBuyable } from "../../catalogue/products/canBeBought.ts";
import type { Database } from "../../database/Database.ts";
import type { Jobs } from "../../jobs/Jobs.ts";

/** Most watches per run. */
const batch = 500;

/**
 * Takes the watches whose goods can be bought again, oldest first, and queues one e-mail for each in the same
 * transaction. Returns their number.
 */
export async function notifyWatchers(db: Kysely<Database>, jobs: Jobs): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      UPDATE product_watch SET told_at = now() WHERE id IN (
        SELECT w.id FROM product_watch w JOIN product p ON p.id = w.product_id
        WHERE w.confirmed_at IS NOT NULL AND w.told_at IS NULL AND ${isBuyable("p")}
        ORDER BY w.confirmed_at, w.id LIMIT ${batch} FOR UPDATE OF w SKIP LOCKED
      ) RETURNING id`.execute(transaction);
    for (const { id } of rows) await jobs.add("watch-mail", id, { db: transaction });
    return rows.length;
  });
}
