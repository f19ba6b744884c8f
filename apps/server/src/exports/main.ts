import { once } from "node:events";
import { readConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { logCommand } from "../http/logging/logCommand.ts";
import { exportLines } from "./exportLines.ts";
import { readExportArguments } from "./readExportArguments.ts";
import { runCommand } from "../commands/runCommand.ts";

/** Writes, and waits until the reader has drained the pipe. */
async function take(lines: string): Promise<void> {
  if (!process.stdout.write(lines)) await once(process.stdout, "drain");
}

await runCommand(async (args) => {
  const request = readExportArguments(args);
  const config = readConfig(process.env);
  await withTaskDatabase(config, ({ db }) => exportLines(db, request, take));
  await logCommand(config, "sensitive_read", `the export of ${request.name}`);
});
