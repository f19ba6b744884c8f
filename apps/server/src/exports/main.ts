import { once } from "node:events";
import { readConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { logCommand } from "../http/logging/logCommand.ts";
import { exportLines } from "./exportLines.ts";
import { readExportArguments } from "./readExportArguments.ts";

/** Writes, and waits until the reader has drained the pipe. */
async function take(lines: string): Promise<void> {
  if (!process.stdout.write(lines)) await once(process.stdout, "drain");
}

try {
  const request = readExportArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  await withTaskDatabase(config, ({ db }) => exportLines(db, request, take));
  await logCommand(config, "sensitive_read", `the export of ${request.name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
