import { mkdirSync } from "node:fs";
import type { ShopConfig } from "../config/readConfig.ts";
import { startDatabase } from "../database/startDatabase.ts";
import { maxConnections } from "./connectionShare.ts";
import { gatherMetrics, type MetricsGathering } from "./gatherMetrics.ts";
import { type SupervisedShop, WorkerPool } from "./WorkerPool.ts";

/**
 * Runs a shop on several cores: owns the embedded database, keeps one worker per place, and handles signals. SIGTERM
 * and SIGINT end all workers; SIGHUP replaces them one by one, or ends them if it comes from a closed terminal.
 * Resolves with the exit code.
 */
export async function superviseShop(config: ShopConfig, shop: SupervisedShop): Promise<number> {
  if (config.databaseUrl === undefined) mkdirSync(config.dataDir, { recursive: true });
  const settings = { max_connections: String(maxConnections(config.databaseConnections, config.workers)) };
  const { databaseUrl: url, dataDir } = config;
  const database = await startDatabase({ url, dataDir, role: "server", settings });
  let gathering: MetricsGathering | null = null;
  try {
    const pool = new WorkerPool(config, database, shop);
    gathering = await gatherMetrics(config.metrics, pool);
    return await pool.run();
  } finally {
    await gathering?.close();
    await database.stop();
  }
}
