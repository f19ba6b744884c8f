import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Writable } from "node:stream";

/** A file that is written and checked beside its place. */
export interface KeptFile {
  readonly path: string;
  readonly write: (output: Writable) => Promise<void>;
  /** Reads what has been written; a rejection keeps it from taking the place. */
  readonly check: (path: string) => Promise<void>;
}

/** No room on the device, in the quota, or in what a file may hold. */
const fullCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "EFBIG"]);

/**
 * Writes a file that only its owner may read, beside its place, and moves it there once it lies on the disk and has been
 * checked: what stood there before is whole until then. Rejects and leaves nothing behind when the disk is full.
 */
export async function keepSafely({ path, write, check }: KeptFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    await write(createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true }));
    await check(unfinished);
    await rename(unfinished, path);
    await flushFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    if (!(error instanceof Error && "code" in error && fullCodes.has(error.code))) throw error;
    throw new Error(`There is no room left for ${path}. What stood there before is untouched.`, { cause: error });
  }
}

/** A name that was changed is kept only once its folder lies on the disk as well. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
