import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { createPurge, type PurgeOptions } from "./createPurge.ts";

/** Milliseconds from one look for changes to the next. */
const every = 300;
/**
 * Milliseconds after which the same keys are purged once more: a process gives a page that it made before the change for
 * up to a second, and a cache may have fetched it meanwhile.
 */
const again = 1200;
/** Milliseconds to wait after a cache that did not answer. */
const rest = 2000;
const mostAtOnce = 5000;

interface PurgingOptions extends PurgeOptions {
  readonly db: Kysely<Database>;
}

/** Purging that runs. */
export interface Purging {
  readonly stop: () => Promise<void>;
}

/** Takes the changes that nobody has seen yet; each is given to one process only. */
async function takeNew(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    UPDATE cache_change SET seen_at = clock_timestamp() WHERE id IN (
      SELECT id FROM cache_change WHERE seen_at IS NULL ORDER BY id LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED)
    RETURNING key`.execute(db);
  return rows.map(({ key }) => key);
}

/** Purges once more what was seen a moment ago, and forgets the changes when every cache has done it. */
async function finish(db: Kysely<Database>, purge: ReturnType<typeof createPurge>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string; key: string }>`
      SELECT id, key FROM cache_change WHERE seen_at < clock_timestamp() - make_interval(secs => ${again / 1000})
      ORDER BY id LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED`.execute(transaction);
    if (rows.length === 0) return true;
    if (!(await purge(rows.map(({ key }) => key)))) return false;
    const ids = rows.map(({ id }) => Number(id));
    await sql`DELETE FROM cache_change WHERE id = ANY(${ids})`.execute(transaction);
    return true;
  });
}

/**
 * Purges caches in front of the shop of what shows something that has changed, as the database notes it: at once, and once
 * more when no process gives an older page any longer. Of several processes one purges each change. What a cache that is
 * away has not forgotten is tried again until the change is an hour old, when no cache keeps a page of before. Does nothing
 * without caches.
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
