import { existsSync } from "node:fs";
import { join } from "node:path";
import { findPending } from "./findPending.ts";
import { openDatabase, type OpenDatabase, taskTimeouts } from "./openDatabase.ts";
import { startDatabase } from "./startDatabase.ts";
import type { DatabasePlace } from "./withTaskDatabase.ts";

/** What was read from a shop's database, or why nothing could be. */
export type DatabaseInspection<T> =
  | { readonly state: "read"; readonly value: T }
  /** There is no database yet, or it has no tables. */
  | { readonly state: "none" }
  /** Its schema is older or newer than this version. */
  | { readonly state: "older" | "newer" };

/**
 * Reads the shop's database as it is, beside a running shop or without one: nothing is created, migrated or changed.
 */
export async function inspectDatabase<T>(
  { databaseUrl, directUrl, dataDir }: DatabasePlace,
  read: (db: OpenDatabase["db"]) => Promise<T>,
): Promise<DatabaseInspection<T>> {
  if (databaseUrl === undefined && !existsSync(join(dataDir, "postgres"))) return { state: "none" };
  const started = await startDatabase({ url: directUrl, dataDir, role: "task" });
  const { db, pool, close } = openDatabase(started.url, { max: 2, timeouts: taskTimeouts });
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
