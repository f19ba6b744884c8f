import { readConfig } from "../../config/readConfig.ts";
import { withTaskDatabase } from "../../database/withTaskDatabase.ts";
import { logCommand } from "../../http/logging/logCommand.ts";
import { readCodeArguments } from "./readCodeArguments.ts";
import { setCode } from "./setCode.ts";
import { runCommand } from "../../commands/runCommand.ts";

await runCommand(async (args) => {
  const setting = readCodeArguments(args);
  const config = readConfig(process.env);
  const code = await withTaskDatabase(config, ({ db }) => setCode(db, setting));
  await logCommand(config, "sensitive_update", "a code was set or shown");
  console.log(JSON.stringify(code, null, 2));
});
