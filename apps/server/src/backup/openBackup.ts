import { type Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { text } from "node:stream/consumers";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { type BackupManifest, backupManifestSchema, entryOf } from "./BackupManifest.ts";
import { Tally } from "./Tally.ts";
import { messageOf } from "../errors/messageOf.ts";

/** An opened backup. */
export interface OpenBackup {
  readonly manifest: BackupManifest;
  /** Reads one of its entries. */
  readonly read: (entry: string) => Promise<Readable>;
  readonly close: () => void;
}

/**
 * Opens a backup and checks every part against its checksum; rejects when it is not a backup, incomplete, or changed.
 */
export async function openBackup(path: string): Promise<OpenBackup> {
  const zip = await openPromise(path, { autoClose: false }).catch((cause: unknown) => {
    throw new Error(`${path} is no backup that can be read: ${messageOf(cause)}`, { cause });
  });
  try {
    const entries = await entriesOf(zip);
    const read = async (name: string): Promise<Readable> => {
      const entry = entries.get(name);
      if (entry === undefined) throw new Error(`${path} has no ${name}.`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = await readManifest(await read(entryOf.manifest), path);
    for (const [name, sum] of sumsOf(manifest)) {
      if ((await sumOf(await read(name))) !== sum) throw new Error(`${name} of ${path} is not what was backed up.`);
    }
    return { manifest, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

async function readManifest(source: Readable, path: string): Promise<BackupManifest> {
  const parsed = backupManifestSchema.safeParse(JSON.parse(await text(source)));
  if (parsed.success) return parsed.data;
  throw new Error(`${path} is no backup of a shop, or one of a newer version.`);
}

function sumsOf({ tables, jobs, files }: BackupManifest): readonly (readonly [string, string])[] {
  return [
    ...tables.map(({ name, sum }) => [entryOf.table(name), sum] as const),
    [entryOf.jobs, jobs.sum],
    ...files.map(({ path, sum }) => [entryOf.file(path), sum] as const),
  ];
}

async function sumOf(source: Readable): Promise<string> {
  const tally = new Tally();
  await pipeline(source, tally, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return tally.sum();
}
