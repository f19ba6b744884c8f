import { readConfig, type ShopConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { logCommand } from "../http/logging/logCommand.ts";
import { startJobs } from "../jobs/startJobs.ts";
import { createLimits } from "../limits/createLimits.ts";
import { createPayments } from "../payments/createPayments.ts";
import { cancelOrder } from "./cancelOrder.ts";
import { type OrderCommand, readOrderArguments } from "./readOrderArguments.ts";
import { runOrderCommand } from "./runOrderCommand.ts";
import { runCommand } from "../commands/runCommand.ts";

/**
 * Runs the command on the shop's database; money and letters are left to the jobs of the running shop, or the next one.
 */
async function runOnDatabase(config: ShopConfig, command: OrderCommand): Promise<unknown> {
  return withTaskDatabase(config, async ({ db, pool }) => {
    const jobs = await startJobs(pool, { onError: (error) => console.error(error.message) });
    try {
      const limits = createLimits(db, config.limits);
      return await runOrderCommand(
        createPayments({ db, config, jobs, limits, cancelOrder, warn: () => undefined }),
        command,
      );
    } finally {
      await jobs.stop();
    }
  });
}

await runCommand(async (args) => {
  const command = readOrderArguments(args);
  const config = readConfig(process.env);
  console.log(JSON.stringify(await runOnDatabase(config, command), null, 2));
  if (command.task.task !== "show" && command.task.task !== "list") {
    await logCommand(config, "sensitive_update", `the order ${command.number}: ${command.task.task}`);
  }
});
