import { readConfig } from "../../config/readConfig.ts";
import { withTaskDatabase } from "../../database/withTaskDatabase.ts";
import { readCodeArguments } from "./readCodeArguments.ts";
import { setCode } from "./setCode.ts";

async function run(): Promise<void> {
  const setting = readCodeArguments(process.argv.slice(2));
  const code = await withTaskDatabase(readConfig(process.env), ({ db }) => setCode(db, setting));
  console.log(JSON.stringify(code, null, 2));
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
