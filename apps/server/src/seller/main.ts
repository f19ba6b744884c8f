import { readConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { logCommand } from "../http/logging/logCommand.ts";
import { startJobs } from "../jobs/startJobs.ts";
import { readJobArguments } from "./readJobArguments.ts";
import { runJobCommand } from "./runJobCommand.ts";
import { runCommand } from "../commands/runCommand.ts";

await runCommand(async (args) => {
  const command = readJobArguments(args);
  const config = readConfig(process.env);
  const result = await withTaskDatabase(config, async ({ db, pool }) => {
    const jobs = await startJobs(pool, { onError: (error) => console.error(error.message) });
    return runJobCommand({ db, jobs }, command).finally(() => jobs.stop());
  });
  console.log(JSON.stringify(result, null, 2));
  if (command.task === "again") await logCommand(config, "sensitive_update", "jobs that were given up: again");
});
