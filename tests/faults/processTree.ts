import { readdirSync, readFileSync } from "node:fs";

/** The parent of a process; null if it is gone. */
function parentOf(pid: string): number | null {
  try {
    const parent = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return parent === undefined ? null : Number(parent);
  } catch {
    return null;
  }
}

/** The child processes of a process. */
export function childrenOf(pid: number): readonly number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.filter((name) => parentOf(name) === pid).map(Number);
}

/** Signals a process and then its descendants, so that it starts no more meanwhile. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    return;
  }
  for (const child of childrenOf(pid)) signalTree(child, signal);
}
