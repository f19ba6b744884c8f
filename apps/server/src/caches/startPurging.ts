import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { createPurge, type PurgeOptions } from "./createPurge.ts";

/** Milliseconds between checks for changes. */
const every = 300;
/**
 * Milliseconds until the same keys are purged again: a process may serve a page from before the change for up to a
 * second, and a cache may have fetched that meanwhile.
 */
const again = 1200;
/** Milliseconds to wait after a cache did not respond. */
const rest = 2000;
const maxPerRound = 5000;

interface PurgingOptions extends PurgeOptions {
  readonly db: Kysely<Database>;
}

/** The running purging. */
export interface Purging {
  readonly stop: () => Promise<void>;
}

/** Takes new changes; each goes to one process only. */
async function takeNew(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    UPDATE cache_change SET seen_at = clock_timestamp() WHERE id IN (
      SELECT id FROM cache_change WHERE seen_at IS NULL ORDER BY id LIMIT ${maxPerRound} FOR UPDATE SKIP LOCKED)
    RETURNING key`.execute(db);
  return rows.map(({ key }) => key);
}

/** Repeats the purge of recent changes, and deletes them when every cache has succeeded. */
async function finish(db: Kysely<Database>, purge: ReturnType<typeof createPurge>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string; key: string }>`
      SELECT id, key FROM cache_change WHERE seen_at < clock_timestamp() - make_interval(secs => ${again / 1000})
      ORDER BY id LIMIT ${maxPerRound} FOR UPDATE SKIP LOCKED`.execute(transaction);
    if (rows.length === 0) return true;
    if (!(await purge(rows.map(({ key }) => key)))) return false;
    const ids = rows.map(({ id }) => Number(id));
    await sql`DELETE FROM cache_change WHERE id = ANY(${ids})`.execute(transaction);
    return true;
  });
}

/**
 * Purges caches in front of the shop when data they show has changed, as recorded by the database: at once, and again
 * when no process serves an older page any more. Each change is purged by one process. Failed purges are retried until
 * the change is an hour old, when no cache has the old page any more. Does nothing without caches.
 */
export function startPurging({ db, ...options }: PurgingOptions): Purging {
  if (options.urls.length === 0) return { stop: () => Promise.resolve() };
  const purge = createPurge(options);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;

  async function look(): Promise<number> {
    try {
      const changed = await takeNew(db);
      if (changed.length > 0) await purge(changed);
      return (await finish(db, purge)) ? every : rest;
    } catch (error) {
      options.warn({ err: error }, "changes for the caches in front of the shop could not be read");
      return rest;
    }
  }
  const plan = (wait: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = look().then(plan);
    }, wait);
  };
  plan(0);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
