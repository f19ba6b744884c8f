import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file beside its place and moves it there, so that nobody ever reads half of it; makes the folder. Rejects when
 * the disk does not take it, and removes what is left of it then. `flush` waits until it lies on the disk.
 */
export async function writeWhole(file: string, body: Uint8Array, { flush = false } = {}): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${basename(file)}.${randomUUID()}`);
  try {
    await writeFile(unfinished, body, { flush });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
