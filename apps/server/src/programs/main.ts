import { readConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { logCommand } from "../http/logging/logCommand.ts";
import { readTokenArguments } from "./readTokenArguments.ts";
import { runTokenCommand } from "./runTokenCommand.ts";
import { runCommand } from "../commands/runCommand.ts";

await runCommand(async (args) => {
  const command = readTokenArguments(args);
  const config = readConfig(process.env);
  console.log(JSON.stringify(await withTaskDatabase(config, ({ db }) => runTokenCommand(db, command)), null, 2));
  if (command.task !== "list") await logCommand(config, "sensitive_update", `a token: ${command.task}`);
});
