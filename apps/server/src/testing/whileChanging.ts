import type { TestDatabase } from "./createTestDatabase.ts";

/** A statement with its values. */
export type Change = readonly [statement: string, values: readonly unknown[]];

/**
 * Does something while a change is written and not yet committed, and commits once the work waits for it or is done:
 * what only looked before the change then shows.
 */
export async function whileChanging<Result>(
  { pool }: Pick<TestDatabase, "pool">,
  changes: readonly Change[],
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    for (const [statement, values] of changes) await client.query(statement, [...values]);
    const state = { isDone: false };
    const doing = Promise.resolve(work()).finally(() => {
      state.isDone = true;
    });
    // Asked on other connections: what a transaction has read of this view stays as it was.
    const waiting =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()";
    while (!state.isDone && (await pool.query(waiting)).rowCount === 0)
      await new Promise((next) => setTimeout(next, 20));
    await client.query("COMMIT");
    return await doing;
  } finally {
    // Nothing is left to undo unless a statement failed.
    await client.query("ROLLBACK");
    client.release();
  }
}
