import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/**
 * What of the data folder is in no backup: the database, which is read for itself, the key of identity numbers, which is to
 * lie elsewhere than what it opens, pictures that are made or fetched again, snapshots of the catalogue, and backups.
 */
const leftOut = /^(postgres\b.*|identity\.key|pictures|fetched|snapshots|backups)$/;
/** What is still being written. */
const unfinished = /\.unfinished$/;

/** The files of the data folder that belong to a backup, as paths below it with `/`; none where there is no folder. */
export async function findDataFiles(dataDir: string): Promise<readonly string[]> {
  const top = await entriesOf(dataDir);
  const below = top
    .filter((entry) => entry.isDirectory() && !leftOut.test(entry.name))
    .map(({ name }) => readdir(join(dataDir, name), { withFileTypes: true, recursive: true }));
  return [...top.filter(({ name }) => !leftOut.test(name)), ...(await Promise.all(below)).flat()]
    .filter((entry) => entry.isFile() && !unfinished.test(entry.name))
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
