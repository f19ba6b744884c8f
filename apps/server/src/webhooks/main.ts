import { readConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { logCommand } from "../http/logging/logCommand.ts";
import { readWebhookArguments } from "./readWebhookArguments.ts";
import { runWebhookCommand } from "./runWebhookCommand.ts";
import { runCommand } from "../commands/runCommand.ts";

await runCommand(async (args) => {
  const command = readWebhookArguments(args);
  const config = readConfig(process.env);
  const result = await withTaskDatabase(config, ({ db }) => runWebhookCommand({ db, config }, command));
  console.log(JSON.stringify(result, null, 2));
  if (command.task === "secret") await logCommand(config, "sensitive_read", `the secret of ${command.endpoint}`);
});
