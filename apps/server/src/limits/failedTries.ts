import { type Kysely, sql } from "kysely";
import { createHash } from "node:crypto";
import type { Database } from "../database/Database.ts";

/** What is being tried: a login of an account, an order looked up or a membership applied for from an address. */
export interface Try {
  readonly purpose: "login" | "order-lookup" | "club";
  /** Only a hash of it is kept. */
  readonly key: string;
  /** Tries that may fail within the window. */
  readonly most: number;
}

/** Minutes after which failures are forgotten. */
const windowMinutes = 15;
const windowStart = sql<Date>`now() - make_interval(mins => ${windowMinutes})`;

const hash = (key: string): Buffer => createHash("sha256").update(key).digest();

/**
 * Counts a try before its outcome is known, so that many at once are counted as well. False when there have been too
 * many within a quarter of an hour.
 */
export async function takeTry(db: Kysely<Database>, { purpose, key, most }: Try): Promise<boolean> {
  const { failures } = await db
    .insertInto("failed_try")
    .values({ purpose, key_hash: hash(key), failures: 1 })
    .onConflict((conflict) =>
      conflict.columns(["purpose", "key_hash"]).doUpdateSet({
        failures: sql`CASE WHEN failed_try.window_started_at < ${windowStart} THEN 1
          ELSE least(failed_try.failures + 1, 1000000) END`,
        window_started_at: sql`CASE WHEN failed_try.window_started_at < ${windowStart} THEN now()
          ELSE failed_try.window_started_at END`,
      }),
    )
    .returning("failures")
    .executeTakeFirstOrThrow();
  return failures <= most;
}

/** Takes a try back that has succeeded. */
export async function giveTryBack(db: Kysely<Database>, { purpose, key }: Try): Promise<void> {
  await db
    .updateTable("failed_try")
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where("purpose", "=", purpose)
    .where("key_hash", "=", hash(key))
    .execute();
}

/** Forgets all failures, as after a right password. */
export async function forgetTries(db: Kysely<Database>, { purpose, key }: Try): Promise<void> {
  await db.deleteFrom("failed_try").where("purpose", "=", purpose).where("key_hash", "=", hash(key)).execute();
}

/** Removes counts whose window has passed; answers how many. */
export async function deleteOldTries(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("failed_try")
    .where("window_started_at", "<", windowStart)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
