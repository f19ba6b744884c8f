import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Writable } from "node:stream";
import { codeOf } from "../errors/codeOf.ts";

/** A file that is written and checked before it replaces the old one. */
export interface KeptFile {
  readonly path: string;
  readonly write: (output: Writable) => Promise<void>;
  /** Reads what was written; a rejection prevents the replacement. */
  readonly check: (path: string) => Promise<void>;
}

/** The device, the quota or the file size limit is full. */
const fullCodes = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/**
 * Writes a file readable only by its owner beside its place, and moves it there once it is flushed to disk and checked:
 * the old file stays intact until then. Rejects and leaves nothing behind when the disk is full.
 */
export async function writeAtomically({ path, write, check }: KeptFile): Promise<void> {
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
    if (!fullCodes.has(codeOf(error))) throw error;
    throw new Error(`There is no room left for ${path}. What stood there before is untouched.`, { cause: error });
  }
}

/** A rename only persists once its folder is flushed to disk as well. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
