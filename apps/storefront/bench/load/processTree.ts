import { readdirSync, readFileSync } from "node:fs";

/** A process and its CPU time so far. */
export interface ProcessState {
  readonly pid: number;
  readonly command: string;
  /** Milliseconds of CPU time. */
  readonly ms: number;
}

/** Milliseconds per tick of the kernel's process clock. */
const tick = 10;

function readProcess(pid: string): (ProcessState & { readonly parent: number }) | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return {
      pid: Number(pid),
      parent: Number(words[1]),
      command,
      ms: (Number(words[11]) + Number(words[12])) * tick,
    };
  } catch {
    // It ended between the listing and the reading.
    return null;
  }
}

/** Processes and all their descendants. Linux only: reads /proc. */
function processTree(roots: readonly number[]): readonly ProcessState[] {
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (readProcess(name) ?? []) : []));
  const members = new Set(roots);
  for (let before = 0; before < members.size;) {
    before = members.size;
    for (const { pid, parent } of all) if (members.has(parent)) members.add(pid);
  }
  return all.filter(({ pid }) => members.has(pid));
}

/** CPU milliseconds of each part of a process tree during `work`; processes that end meanwhile are not counted. */
export async function costDuring<Part extends string>(
  roots: readonly number[],
  partOf: (process: ProcessState) => Part,
  work: () => Promise<void>,
): Promise<ReadonlyMap<Part, number>> {
  const before = new Map(processTree(roots).map(({ pid, ms }) => [pid, ms]));
  await work();
  const costs = new Map<Part, number>();
  for (const process of processTree(roots)) {
    const part = partOf(process);
    costs.set(part, (costs.get(part) ?? 0) + process.ms - (before.get(process.pid) ?? 0));
  }
  return costs;
}
