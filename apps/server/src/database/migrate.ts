import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";

const folder = new URL("./migrations/", import.meta.url);
const lockKey = 7_265_001;

/**
 * Migrates the schema: runs each new file of `migrations/` once, by name, in its own transaction. Servers that start
 * together wait for each other. Returns the names of the files run.
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
    // The connection has changed settings by now.
    client.release(true);
  }
}

async function runNew(client: pg.PoolClient): Promise<readonly string[]> {
  await client.query(bookStatement);
  const { rows } = await client.query<{ name: string }>("SELECT name FROM schema_migration");
  const applied = new Set(rows.map((row) => row.name));
  const names = migrationNames().filter((name) => !applied.has(name));
  for (const name of names) await runOne(client, name);
  return names;
}

/** The names of all migrations of this version, in order. */
export function migrationNames(): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** The text of a migration. */
export function migrationText(name: string): string {
  return readFileSync(new URL(name, folder), "utf8");
}

/** Runs migrations in the transaction of a connection, protected by a lock against other migrations. */
export async function applyMigrations(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);
  await client.query(bookStatement);
  for (const name of names) await apply(client, name);
}

const bookStatement =
  "CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())";

async function apply(client: pg.ClientBase, name: string): Promise<void> {
  await client.query(migrationText(name));
  await client.query("INSERT INTO schema_migration (name) VALUES ($1)", [name]);
}

async function runOne(client: pg.PoolClient, name: string): Promise<void> {
  await client.query("BEGIN");
  try {
    await apply(client, name);
    await client.query("COMMIT");
  } catch (cause) {
    await client.query("ROLLBACK");
    throw new Error(`The migration ${name} failed and was undone.`, { cause });
  }
}
