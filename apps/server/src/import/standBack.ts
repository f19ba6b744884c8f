import { setPriority } from "node:os";
import type pg from "pg";

/** How far an import stands back for those that serve on the same machine. */
const niceness = 10;

/** Lowers the priority of a process; one that is somebody else's, or gone, stays as it is. */
function lower(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It only takes longer for others then.
  }
}

/**
 * Lets this process, and the database's processes behind its connections where they run on this machine, give way to
 * visitors.
 */
export function standBack(pool: Pick<pg.Pool, "on">, isDatabaseHere: boolean): void {
  lower(process.pid);
  if (!isDatabaseHere) return;
  pool.on("acquire", (client) => {
    const pid: unknown = Reflect.get(client, "processID");
    if (typeof pid === "number") lower(pid);
  });
}
