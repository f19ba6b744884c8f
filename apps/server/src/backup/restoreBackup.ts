import { mkdir, rename, rm } from "node:fs/promises";
import { createWriteStream } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import * as z from "zod/mini";
import { migrationNames } from "../database/migrate.ts";
import { openDatabase, taskTimeouts } from "../database/openDatabase.ts";
import { startJobs } from "../jobs/startJobs.ts";
import { type BackupManifest, entryOf } from "./BackupManifest.ts";
import { type OpenBackup, openBackup } from "./openBackup.ts";
import { restoreJobs } from "./restoreJobs.ts";
import { holdWebhooks, restoreTables } from "./restoreTables.ts";

/** The target of a restore, and its options. */
export interface RestoreOptions {
  readonly url: string;
  readonly dataDir: string;
  /** The name of a database that may be replaced, as a confirmation. */
  readonly over?: string | undefined;
  /** Sends the mails and webhook messages pending in the backup; otherwise they are marked as failed. */
  readonly sendsWaiting: boolean;
  /** Order and case numbers to skip, as they may have been used after the backup was taken. */
  readonly skipped: number;
}

/** The result of a restore. */
export interface Restored {
  readonly manifest: BackupManifest;
  /** Mails and messages held back. */
  readonly held: number;
}

/**
 * Restores a backup into a database, in one transaction, and its files into the data folder; migrates an older one.
 * Rejects without changes when the backup is damaged or newer, the database is not empty and not named, or a shop runs
 * on it.
 */
export async function restoreBackup(path: string, options: RestoreOptions): Promise<Restored> {
  const backup = await openBackup(path);
  try {
    refuseNewer(backup.manifest);
    await refuseOthers(options);
    const held = await restoreDatabase(backup, options);
    return { manifest: backup.manifest, held };
  } finally {
    backup.close();
  }
}

function refuseNewer({ migrations }: BackupManifest): void {
  const knownMigrations = new Set(migrationNames());
  const unknown = migrations.filter((name) => !knownMigrations.has(name));
  if (unknown.length === 0) return;
  throw new Error(`The backup is of a newer version, which knows ${unknown.join(", ")}. Update first, then restore.`);
}

const usedStatement = `
  SELECT current_database() AS name,
    (SELECT count(*)::int FROM pg_tables WHERE schemaname = 'public') AS tables,
    (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND application_name LIKE 'torg%' AND application_name <> 'torg keeper') AS connections`;
const usedSchema = z.tuple([z.object({ name: z.string(), tables: z.int(), connections: z.int() })]);

async function refuseOthers({ url, over }: RestoreOptions): Promise<void> {
  const { pool, close } = openDatabase(url, { max: 1, timeouts: taskTimeouts });
  try {
    const [{ name, tables, connections }] = usedSchema.parse((await pool.query(usedStatement)).rows);
    if (over !== undefined && over !== name) throw new Error(`The database is called ${name}, not ${over}.`);
    if (tables > 0 && over === undefined) {
      throw new Error(`The database ${name} is not empty. To replace everything in it, say --over ${name}.`);
    }
    if (connections > 0) throw new Error(`A shop runs on the database ${name}. Stop it first.`);
  } finally {
    await close();
  }
}

async function restoreDatabase(backup: OpenBackup, options: RestoreOptions): Promise<number> {
  const { pool, close } = openDatabase(options.url, { max: 3, timeouts: taskTimeouts });
  const jobs = await startJobs(pool, { onError: () => undefined });
  try {
    return await inTransaction(pool, async (client) => {
      await restoreTables(client, backup, options.skipped);
      const letters = await restoreJobs(backup, { jobs, client, sendsWaiting: options.sendsWaiting });
      const messages = options.sendsWaiting ? 0 : await holdWebhooks(client);
      // Files that the database refers to must exist before the commit makes the references visible.
      await restoreFiles(backup, options.dataDir);
      return letters + messages;
    });
  } finally {
    await jobs.stop();
    await close();
  }
}

async function inTransaction<T>(pool: pg.Pool, task: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const result = await task(client);
    await client.query("COMMIT");
    return result;
  } finally {
    // Closing the connection rolls back anything not committed.
    client.release(true);
  }
}

/** Moves each file into place atomically; other files in the folder stay. */
async function restoreFiles(backup: OpenBackup, dataDir: string): Promise<void> {
  for (const { path } of backup.manifest.files) {
    const place = join(dataDir, path);
    const unfinished = `${place}.${process.pid}.unfinished`;
    await mkdir(dirname(place), { recursive: true });
    try {
      await pipeline(await backup.read(entryOf.file(path)), createWriteStream(unfinished, { mode: 0o600 }));
      await rename(unfinished, place);
    } finally {
      await rm(unfinished, { force: true });
    }
  }
}
