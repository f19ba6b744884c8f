import { randomUUID } from "node:crypto";
import { chmod, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file beside its destination and moves it there, so that it is never read half written; creates the folder.
 * Rejects when the disk fails, and removes what is left of the file. `flush` waits until it is on disk; `isPrivate`
 * makes file and folder readable for the shop only.
 */
export async function writeWhole(
  file: string,
  body: Uint8Array,
  { flush = false, isPrivate = false } = {},
): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  if (isPrivate) await chmod(folder, 0o700);
  const unfinished = join(folder, `.${basename(file)}.${randomUUID()}`);
  try {
    await writeFile(unfinished, body, isPrivate ? { flush, mode: 0o600 } : { flush });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
