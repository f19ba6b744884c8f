import { migrate } from "./migrate.ts";
import { openDatabase, type OpenDatabase, taskTimeouts } from "./openDatabase.ts";
import { startDatabase } from "./startDatabase.ts";

/** The location of a shop's database. */
export interface DatabasePlace {
  /** Folder of the embedded database, uploads and cached pictures. */
  readonly dataDir: string;
  /** An external PostgreSQL instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /**
   * The same database without a transaction pooler: commands, jobs and migrations keep locks and settings on their
   * connection for longer, and listen. The usual address if there is no pooler.
   */
  readonly directUrl: string | undefined;
}

/**
 * Runs a task on the shop's migrated database, beside a running shop or without one. The database is closed afterwards,
 * and stopped if nobody else uses it.
 */
export async function withTaskDatabase<T>(
  { directUrl, dataDir }: DatabasePlace,
  task: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const started = await startDatabase({ url: directUrl, dataDir, role: "task" });
  const database = openDatabase(started.url, { max: 2, timeouts: taskTimeouts });
  try {
    await migrate(database.pool);
    return await task(database);
  } finally {
    await database.close();
    await started.stop();
  }
}
