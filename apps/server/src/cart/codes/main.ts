import { readConfig } from "../../config/readConfig.ts";
import { withTaskDatabase } from "../../database/withTaskDatabase.ts";
import { logCommand } from "../../http/logging/logCommand.ts";
import { readCodeArguments } from "./readCodeArguments.ts";
import { setCode } from "./setCode.ts";

async function run(): Promise<void> {
  const setting = readCodeArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const code = await withTaskDatabase(config, ({ db }) => setCode(db, setting));
  await logCommand(config, "sensitive_update", "a code was set or shown");
  console.log(JSON.stringify(code, null, 2));
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
