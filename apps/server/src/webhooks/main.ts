import { readConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { logCommand } from "../http/logging/logCommand.ts";
import { readWebhookArguments } from "./readWebhookArguments.ts";
import { runWebhookCommand } from "./runWebhookCommand.ts";

try {
  const command = readWebhookArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const told = await withTaskDatabase(config, ({ db }) => runWebhookCommand({ db, config }, command));
  console.log(JSON.stringify(told, null, 2));
  if (command.task === "secret") await logCommand(config, "sensitive_read", `the secret of ${command.endpoint}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
