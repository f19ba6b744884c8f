import { randomUUID } from "node:crypto";
import { chmod, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file beside its place and moves it there, so that nobody ever reads half of it; makes the folder. Rejects when
 * the disk does not take it, and removes what is left of it then. `flush` waits until it lies on the disk; `isPrivate` lets
 * nobody but the shop itself read file and folder.
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
