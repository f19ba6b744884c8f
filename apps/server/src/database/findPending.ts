import type pg from "pg";
import * as z from "zod/mini";
import { contractReason } from "./contractSteps.ts";
import { migrationNames, migrationText } from "./migrate.ts";

/** A migration that a database does not have yet. */
export interface PendingMigration {
  readonly name: string;
  /** Its first sentence. */
  readonly about: string;
  /** Why it removes something, so that no older process may run during it; null: it only adds. */
  readonly contract: string | null;
}

/** The difference between a database and this version. */
export interface UpgradeState {
  readonly pending: readonly PendingMigration[];
  /** Applied migrations that this version does not know, as it is older. */
  readonly unknown: readonly string[];
  /** Whether no migration was applied at all. */
  readonly isEmpty: boolean;
}

const appliedSchema = z.array(z.object({ name: z.string() }));

/** Compares a database with this version without changing it. One without a schema has all migrations pending. */
export async function findPending(client: Pick<pg.Pool, "query">): Promise<UpgradeState> {
  const exists = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename = 'schema_migration'",
  );
  const rows =
    exists.rowCount === 0 ? [] : (await client.query("SELECT name FROM schema_migration ORDER BY name")).rows;
  const applied = new Set(appliedSchema.parse(rows).map(({ name }) => name));
  const names = migrationNames();
  return {
    pending: names.filter((name) => !applied.has(name)).map((name) => describe(name)),
    unknown: [...applied].filter((name) => !names.includes(name)),
    isEmpty: applied.size === 0,
  };
}

function describe(name: string): PendingMigration {
  const migration = migrationText(name);
  const comment = migration
    .split("\n")
    .filter((line) => line.startsWith("-- ") && !line.startsWith("-- contract:"))
    .map((line) => line.slice(3))
    .join(" ");
  return { name, about: /^.*?\.(?= |$)/.exec(comment)?.[0] ?? "", contract: contractReason(migration) };
}
