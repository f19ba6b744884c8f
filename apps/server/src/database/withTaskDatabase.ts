import { migrate } from "./migrate.ts";
import { openDatabase, type OpenDatabase, patienceOfTasks } from "./openDatabase.ts";
import { startDatabase } from "./startDatabase.ts";

/** Where the database of a shop is. */
export interface DatabasePlace {
  /** Folder of the embedded database, uploads and cached pictures. */
  readonly dataDir: string;
  /** A PostgreSQL of yours in place of the embedded one. */
  readonly databaseUrl: string | undefined;
  /**
   * The same database without a pooler between that hands connections on after each transaction: commands, jobs and
   * migrations keep locks and settings on theirs for longer, and listen. The usual address where there is none.
   */
  readonly directUrl: string | undefined;
}

/**
 * Does a task on the shop's database, brought up to date first, beside a running shop or without one. The database is
 * closed afterwards, and stopped where nobody else has it.
 */
export async function withTaskDatabase<T>(
  { directUrl, dataDir }: DatabasePlace,
  task: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const started = await startDatabase({ url: directUrl, dataDir, role: "task" });
  const database = openDatabase(started.url, { max: 2, patience: patienceOfTasks });
  try {
    await migrate(database.pool);
    return await task(database);
  } finally {
    await database.close();
    await started.stop();
  }
}
