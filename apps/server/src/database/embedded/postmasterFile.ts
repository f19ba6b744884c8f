import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The database process that a data folder names as its owner. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Reads which living process runs on a data folder, or null. */
export function readPostmaster(folder: string): Postmaster | null {
  const lines = readLines(join(folder, "postmaster.pid"));
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : null;
}

/** Whether a process with this id is alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function readLines(path: string): readonly string[] {
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch {
    return [];
  }
}
