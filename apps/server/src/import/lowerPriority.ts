import { setPriority } from "node:os";
import type pg from "pg";

/** Niceness of an import, to yield to the serving processes on the same machine. */
const niceness = 10;

/** Lowers the priority of a process, unless it belongs to another user or has ended. */
function lower(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // Without it, others are only slower.
  }
}

/**
 * Lowers the priority of this process, and of its database backends if they run on this machine, in favour of visitors.
 */
export function lowerPriority(pool: Pick<pg.Pool, "on">, isDatabaseHere: boolean): void {
  lower(process.pid);
  if (!isDatabaseHere) return;
  pool.on("acquire", (client) => {
    const pid: unknown = Reflect.get(client, "processID");
    if (typeof pid === "number") lower(pid);
  });
}
