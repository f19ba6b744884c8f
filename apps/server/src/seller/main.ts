import { readConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { logCommand } from "../http/logging/logCommand.ts";
import { startJobs } from "../jobs/startJobs.ts";
import { readJobArguments } from "./readJobArguments.ts";
import { runJobCommand } from "./runJobCommand.ts";

try {
  const command = readJobArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const told = await withTaskDatabase(config, async ({ db, pool }) => {
    const jobs = await startJobs(pool, { onError: (error) => console.error(error.message) });
    return runJobCommand({ db, jobs }, command).finally(() => jobs.stop());
  });
  console.log(JSON.stringify(told, null, 2));
  if (command.task === "again") await logCommand(config, "sensitive_update", "jobs that were given up: again");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
