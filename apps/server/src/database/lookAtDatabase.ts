import { existsSync } from "node:fs";
import { join } from "node:path";
import { findPending } from "./findPending.ts";
import { openDatabase, type OpenDatabase, patienceOfTasks } from "./openDatabase.ts";
import { startDatabase } from "./startDatabase.ts";
import type { DatabasePlace } from "./withTaskDatabase.ts";

/** What was read of a shop's database, or why nothing could be. */
export type LookedAt<T> =
  | { readonly state: "read"; readonly value: T }
  /** There is none yet, or it has no tables. */
  | { readonly state: "none" }
  /** It is of an older or a newer version than this one. */
  | { readonly state: "older" | "newer" };

/**
 * Reads from the shop's database as it is, beside a running shop or without one: nothing is made, brought up to date or
 * changed in it.
 */
export async function lookAtDatabase<T>(
  { databaseUrl, directUrl, dataDir }: DatabasePlace,
  read: (db: OpenDatabase["db"]) => Promise<T>,
): Promise<LookedAt<T>> {
  if (databaseUrl === undefined && !existsSync(join(dataDir, "postgres"))) return { state: "none" };
  const started = await startDatabase({ url: directUrl, dataDir, role: "task" });
  const { db, pool, close } = openDatabase(started.url, { max: 2, patience: patienceOfTasks });
  try {
    const { pending, unknown, isEmpty } = await findPending(pool);
    if (isEmpty) return { state: "none" };
    if (unknown.length > 0) return { state: "newer" };
    if (pending.length > 0) return { state: "older" };
    const value = await db.transaction().setAccessMode("read only").execute(read);
    return { state: "read", value };
  } finally {
    await close();
    await started.stop();
  }
}
