import { open, readdir, rm, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { writeWhole } from "../files/writeWhole.ts";
import { checkedKey, type ObjectStore, ObjectStoreUnavailableError } from "./ObjectStore.ts";
import { codeOf } from "../errors/codeOf.ts";

const nothingThere = new Set(["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"]);

/** Null if the file does not exist; any other error is a failing disk. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (nothingThere.has(codeOf(error))) return null;
    throw new ObjectStoreUnavailableError("the folder cannot be read.", { cause: error });
  }
}

/** Stores objects as the files of a folder, with the key as path. A file being written has a hidden name. */
export function createFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => join(folder, checkedKey(key));
  return {
    async put(key, body) {
      const path = pathOf(key);
      await writeWhole(path, body).catch((error: unknown) => {
        throw new ObjectStoreUnavailableError(`${key} could not be written.`, { cause: error });
      });
    },
    async get(key) {
      const file = await orNull(open(pathOf(key)));
      if (file === null) return null;
      if ((await file.stat()).isFile()) return file.createReadStream();
      await file.close();
      return null;
    },
    async head(key) {
      const found = await orNull(stat(pathOf(key)));
      return found?.isFile() === true ? { stamp: `${found.size}-${Math.trunc(found.mtimeMs)}` } : null;
    },
    async delete(key) {
      await orNull(rm(pathOf(key)));
    },
    async *list(prefix) {
      const within = prefix.slice(0, prefix.lastIndexOf("/") + 1);
      const found = await orNull(readdir(join(folder, within), { withFileTypes: true, recursive: true }));
      for (const entry of found ?? []) {
        if (!entry.isFile() || entry.name.startsWith(".")) continue;
        const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
        if (key.startsWith(prefix)) yield key;
      }
    },
  };
}
