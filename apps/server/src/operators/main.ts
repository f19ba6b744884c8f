import { text } from "node:stream/consumers";
import { readConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { logCommand } from "../http/logging/logCommand.ts";
import { readOperatorArguments } from "./readOperatorArguments.ts";
import { runOperatorCommand } from "./runOperatorCommand.ts";

const readPassword = async (): Promise<string> => (await text(process.stdin)).replace(/\r?\n$/, "");

try {
  const command = readOperatorArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const answer = await withTaskDatabase(config, ({ db }) => runOperatorCommand({ db, config, readPassword }, command));
  console.log(JSON.stringify(answer, null, 2));
  if (command.task !== "list") {
    await logCommand(config, "sensitive_update", `an account of the desk: ${command.task}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
