import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const name = /^torg-bench-(\d+)-/;

/** Whether a process with this number lives; one of somebody else's counts as well. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

const remove = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

/** A folder for this benchmark alone, gone with its process. Those of benchmarks that were killed are swept first. */
export function openBenchFolder(): string {
  for (const entry of readdirSync(tmpdir())) {
    const owner = name.exec(entry)?.[1];
    if (owner !== undefined && !lives(Number(owner))) remove(join(tmpdir(), entry));
  }
  const folder = mkdtempSync(join(tmpdir(), `torg-bench-${process.pid}-`));
  process.once("exit", () => remove(folder));
  return folder;
}
