import { mkdir } from "node:fs/promises";
import { setPriority } from "node:os";
import { openDatabase, taskTimeouts } from "../../database/openDatabase.ts";
import { loadCatalogue } from "../data/loadCatalogue.ts";
import { writeCatalogue } from "./catalogueFile.ts";
import { writeShelf } from "./openShelf.ts";
import { readShelf } from "./ShelfContents.ts";

/** The database to read, and the folder to write. */
export interface SnapshotRequest {
  readonly databaseUrl: string;
  readonly folder: string;
}

/** Niceness of the process that reads the catalogue, to yield to the serving ones. */
const niceness = 10;

/**
 * Reads the catalogue from the database and writes it in the format that workers load. It runs in a process of its own,
 * so that no visitor waits meanwhile, and its memory is freed afterwards.
 */
export async function writeSnapshot({ databaseUrl, folder }: SnapshotRequest): Promise<void> {
  setPriority(niceness);
  const { db, close } = openDatabase(databaseUrl, { max: 1, timeouts: taskTimeouts });
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeCatalogue(folder, await loadCatalogue(db));
    await writeShelf(folder, await readShelf(db));
  } finally {
    await close();
  }
}
