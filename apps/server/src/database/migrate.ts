import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";

const folder = new URL("./migrations/", import.meta.url);
const lockKey = 7_265_001;

/**
 * Brings the schema up to date: each new file of `migrations/` once, in the order of names, in a transaction of its
 * own. Servers that start together wait for each other. Answers the names of the files that ran now.
 */
export async function migrate(pool: pg.Pool): Promise<readonly string[]> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0");
    await client.query("SELECT pg_advisory_lock($1)", [lockKey]);
    try {
      return await runNew(client);
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [lockKey]);
    }
  } finally {
    // The connection has settings of its own by now.
    client.release(true);
  }
}

async function runNew(client: pg.PoolClient): Promise<readonly string[]> {
  await client.query(
    "CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())",
  );
  const { rows } = await client.query<{ name: string }>("SELECT name FROM schema_migration");
  const applied = new Set(rows.map((row) => row.name));
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".sql") && !applied.has(name))
    .sort();
  for (const name of names) await runOne(client, name);
  return names;
}

async function runOne(client: pg.PoolClient, name: string): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(readFileSync(new URL(name, folder), "utf8"));
    await client.query("INSERT INTO schema_migration (name) VALUES ($1)", [name]);
    await client.query("COMMIT");
  } catch (cause) {
    await client.query("ROLLBACK");
    throw new Error(`The migration ${name} failed and was undone.`, { cause });
  }
}
