import { createReadStream } from "node:fs";
import { join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { ZipFile } from "yazl";
import * as z from "zod/mini";
import { type BackupFile, type BackupManifest, type BackupTable, entryOf } from "./BackupManifest.ts";
import { findDataFiles } from "./findDataFiles.ts";
import { readTables, type ShopTable } from "./readTables.ts";
import { Tally } from "./Tally.ts";
import { toError } from "../errors/toError.ts";

/** The source of a backup. */
export interface BackupSource {
  readonly url: string;
  /** Its files are included, except the embedded database, keys, and whatever can be recreated. */
  readonly dataDir: string;
}

/**
 * Backs up a running shop: a snapshot of the database, then the files of its data folder, each part with its checksum.
 * Ends `output`. Rejects when the database or `output` fails.
 */
export async function takeBackup({ url, dataDir }: BackupSource, output: Writable): Promise<BackupManifest> {
  const client = new pg.Client({ connectionString: url, application_name: "torg backup" });
  client.on("error", () => undefined);
  await client.connect();
  const zip = new ZipFile();
  zip.on("error", (error) => output.destroy(toError(error)));
  const written = pipeline(zip.outputStream, output);
  try {
    const filling = fill(zip, client, dataDir);
    const [manifest] = await Promise.all([filling, written]);
    await client.end();
    return manifest;
  } catch (error) {
    // A COPY without a reader never ends, so the end of its connection is not awaited.
    void client.end().catch(() => undefined);
    throw error;
  }
}

async function fill(zip: ZipFile, client: pg.Client, dataDir: string): Promise<BackupManifest> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const state = stateSchema.parse((await client.query(stateStatement)).rows[0]);
  const tables: BackupTable[] = [];
  for (const table of await readTables(client)) tables.push(await addTable(zip, client, table));
  const jobs = await addJobs(zip, client);
  // Sequences are not part of a snapshot: read last, they are at least as high as every number seen.
  const sequences = sequencesSchema.parse((await client.query(sequencesStatement)).rows);
  await client.query("COMMIT");
  const files: BackupFile[] = [];
  for (const path of await findDataFiles(dataDir)) {
    const file = await addFile(zip, dataDir, path);
    if (file !== null) files.push(file);
  }
  const manifest: BackupManifest = { shop: "torg", format: 1, ...state, tables, sequences, jobs, files };
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), entryOf.manifest);
  zip.end();
  return manifest;
}

const stateStatement = `
  SELECT to_char(transaction_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "takenAt",
    current_setting('server_version') AS postgres, (SELECT array_agg(name ORDER BY name) FROM schema_migration) AS migrations`;
const stateSchema = z.object({ takenAt: z.string(), postgres: z.string(), migrations: z.array(z.string()) });

const sequencesStatement = `
  SELECT sequencename AS name, last_value::float8 AS last FROM pg_sequences
  WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`;
const sequencesSchema = z.array(z.object({ name: z.string(), last: z.int() }));

/** Adds a stream to the archive, and returns its tally once that is done. */
async function addStream(zip: ZipFile, entry: string, source: Readable): Promise<Tally> {
  const tally = new Tally();
  source.on("error", (error) => tally.destroy(error));
  zip.addReadStream(source.pipe(tally), entry, { mode: 0o600, compressionLevel: 6 });
  await finished(tally);
  return tally;
}

async function addTable(zip: ZipFile, client: pg.Client, { name, columns }: ShopTable): Promise<BackupTable> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  const rows = client.query(copyTo(`COPY ${pg.escapeIdentifier(name)} (${list}) TO STDOUT`));
  // COPY escapes line breaks within values as \n, so every line break ends a row.
  const tally = await addStream(zip, entryOf.table(name), rows);
  return { name, columns: [...columns], rows: tally.lines, sum: tally.sum() };
}

/** Jobs, independent of their library's tables, which may change between versions; sweeps are created at each start. */
const jobsStatement = `
  SELECT id, name, data, state::text AS state, start_after AS "startAfter", output FROM job.job
  WHERE state::text NOT IN ('completed', 'cancelled') AND data ? 'id' ORDER BY created_on, id`;

async function addJobs(zip: ZipFile, client: pg.Client): Promise<BackupManifest["jobs"]> {
  const found = await client.query("SELECT FROM pg_tables WHERE schemaname = 'job' AND tablename = 'job'");
  const rows = found.rowCount === 0 ? [] : (await client.query<object>(jobsStatement)).rows;
  const tally = await addStream(zip, entryOf.jobs, Readable.from(rows.map((row) => `${JSON.stringify(row)}\n`)));
  return { rows: tally.lines, sum: tally.sum() };
}

/** Adds a file; null if it has disappeared meanwhile. */
async function addFile(zip: ZipFile, dataDir: string, path: string): Promise<BackupFile | null> {
  const source = createReadStream(join(dataDir, path));
  const isThere = await new Promise<boolean>((resolve, reject) => {
    source.once("open", () => resolve(true));
    source.once("error", (error) => ("code" in error && error.code === "ENOENT" ? resolve(false) : reject(error)));
  });
  if (!isThere) return null;
  const tally = await addStream(zip, entryOf.file(path), source);
  return { path, bytes: tally.bytes, sum: tally.sum() };
}
