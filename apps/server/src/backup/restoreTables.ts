import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import * as z from "zod/mini";
import { applyMigrations, migrationNames } from "../database/migrate.ts";
import { type BackupTable, entryOf } from "./BackupManifest.ts";
import type { OpenBackup } from "./openBackup.ts";
import { readTables } from "./readTables.ts";

/**
 * Sequences whose numbers people and providers know. Numbers used after the backup was taken are lost with their
 * orders, and must not be used again.
 */
const knownNumbers = new Set(["order_id_seq", "return_case_id_seq", "withdrawal_id_seq"]);

/** Why pending work is not done automatically. */
export const heldBack = "Waited when the backup was taken, and may have been sent since.";

/** Statements that delete logins, limits and other state that was only valid when the backup was taken. */
const forgotten = [
  "UPDATE session SET customer_id = NULL, logged_in_at = NULL WHERE customer_id IS NOT NULL",
  "DELETE FROM operator_session",
  "DELETE FROM limit_count",
  "DELETE FROM failed_try",
];

/** Restores the tables of a backup in the transaction of a connection, replacing the whole schema. */
export async function restoreTables(client: pg.ClientBase, backup: OpenBackup, skipped: number): Promise<void> {
  const { migrations, tables, sequences } = backup.manifest;
  await client.query("DROP SCHEMA public CASCADE");
  await client.query("CREATE SCHEMA public");
  await applyMigrations(client, migrations);
  const order = await readTables(client);
  const names = order.map(({ name }) => pg.escapeIdentifier(name)).join(", ");
  // Removes rows that migrations have inserted; rows written by triggers are in the backup.
  await client.query(`TRUNCATE ${names}`);
  const written = new Map(tables.map((table) => [table.name, table]));
  for (const { name } of order) {
    const table = written.get(name);
    if (table === undefined) throw new Error(`The backup lacks the table ${name}.`);
    await restoreTable(client, backup, table);
  }
  for (const { name, last } of sequences) {
    const next = last + (knownNumbers.has(name) ? skipped : 0);
    await client.query("SELECT setval(format('public.%I', $1::text)::regclass, $2)", [name, next]);
  }
  await applyMigrations(
    client,
    migrationNames().filter((name) => !migrations.includes(name)),
  );
  for (const statement of forgotten) await client.query(statement);
}

/** Holds back pending webhook messages; returns their number. They can be replayed. */
export async function holdWebhooks(client: pg.ClientBase): Promise<number> {
  const held = await client.query(
    "UPDATE webhook_delivery SET due_at = NULL, given_up_at = now(), problem = $1 WHERE due_at IS NOT NULL",
    [heldBack],
  );
  return held.rowCount ?? 0;
}

async function restoreTable(client: pg.ClientBase, backup: OpenBackup, table: BackupTable): Promise<void> {
  const name = pg.escapeIdentifier(table.name);
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  const rows = client.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`));
  await pipeline(await backup.read(entryOf.table(table.name)), rows);
  await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  const counted = await client.query(`SELECT count(*)::float8 AS rows FROM ${name}`);
  const [{ rows: found }] = z.tuple([z.object({ rows: z.int() })]).parse(counted.rows);
  if (found !== table.rows) throw new Error(`${table.name} has ${found} rows of ${table.rows}.`);
}
