import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { codeOf } from "../errors/codeOf.ts";

/**
 * Parts of the data folder that are not in a backup: the database, which is read separately; the key of identity
 * numbers, which must be kept apart from the data it opens; pictures that can be made or fetched again; catalogue
 * snapshots; and backups.
 */
const leftOut = /^(postgres\b.*|identity\.key|pictures|fetched|snapshots|backups)$/;
/** Files still being written. */
const unfinished = /\.unfinished$/;

/** The files of the data folder that belong in a backup, as relative paths with `/`; none without a folder. */
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
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}
