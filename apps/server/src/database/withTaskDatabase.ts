import type { ShopConfig } from "../config/readConfig.ts";
import { migrate } from "./migrate.ts";
import { openDatabase, type OpenDatabase, patienceOfTasks } from "./openDatabase.ts";
import { startDatabase } from "./startDatabase.ts";

/**
 * Does a task on the shop's database, brought up to date first, beside a running shop or without one. The database is
 * closed afterwards, and stopped where nobody else has it.
 */
export async function withTaskDatabase<T>(
  { databaseUrl, dataDir }: Pick<ShopConfig, "databaseUrl" | "dataDir">,
  task: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const started = await startDatabase({ url: databaseUrl, dataDir, role: "task" });
  const database = openDatabase(started.url, { max: 2, patience: patienceOfTasks });
  try {
    await migrate(database.pool);
    return await task(database);
  } finally {
    await database.close();
    await started.stop();
  }
}
