import { mkdirSync } from "node:fs";
import { readConfig } from "../../config/readConfig.ts";
import { migrate } from "../../database/migrate.ts";
import { openDatabase } from "../../database/openDatabase.ts";
import { startDatabase } from "../../database/startDatabase.ts";
import { readCodeArguments } from "./readCodeArguments.ts";
import { setCode } from "./setCode.ts";

async function run(): Promise<void> {
  const setting = readCodeArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) mkdirSync(config.dataDir, { recursive: true });
  const started = await startDatabase({ url: config.databaseUrl, dataDir: config.dataDir, role: "task" });
  const database = openDatabase(started.url, { max: 1 });
  try {
    await migrate(database.pool);
    console.log(JSON.stringify(await setCode(database.db, setting), null, 2));
  } finally {
    await database.close();
    await started.stop();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
