import { mkdir } from "node:fs/promises";
import { setPriority } from "node:os";
import { openDatabase, patienceOfTasks } from "../../database/openDatabase.ts";
import { loadCatalogue } from "../data/loadCatalogue.ts";
import { writeCatalogue } from "./catalogueFile.ts";
import { writeShelf } from "./openShelf.ts";
import { readShelf } from "./ShelfContents.ts";

/** What is read, and where it is written. */
export interface SnapshotOrder {
  readonly databaseUrl: string;
  readonly folder: string;
}

/** How far a process that reads the catalogue stands back for those that serve. */
const niceness = 10;

/**
 * Reads the catalogue from the database and writes it as the workers of a shop load it. A process of its own does it, so that
 * nobody who visits waits meanwhile, and so that the memory that it takes is free afterwards.
 */
export async function writeSnapshot({ databaseUrl, folder }: SnapshotOrder): Promise<void> {
  setPriority(niceness);
  const { db, close } = openDatabase(databaseUrl, { max: 1, patience: patienceOfTasks });
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeCatalogue(folder, await loadCatalogue(db));
    await writeShelf(folder, await readShelf(db));
  } finally {
    await close();
  }
}
