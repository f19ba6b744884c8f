import { text } from "node:stream/consumers";
import { readConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { logCommand } from "../http/logging/logCommand.ts";
import { readOperatorArguments } from "./readOperatorArguments.ts";
import { runOperatorCommand } from "./runOperatorCommand.ts";
import { runCommand } from "../commands/runCommand.ts";

const readPassword = async (): Promise<string> => (await text(process.stdin)).replace(/\r?\n$/, "");

await runCommand(async (args) => {
  const command = readOperatorArguments(args);
  const config = readConfig(process.env);
  const result = await withTaskDatabase(config, ({ db }) => runOperatorCommand({ db, config, readPassword }, command));
  console.log(JSON.stringify(result, null, 2));
  if (command.task !== "list") {
    await logCommand(config, "sensitive_update", `an account of the desk: ${command.task}`);
  }
});
