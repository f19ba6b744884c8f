import { databasePlaceOf } from "../config/databaseConfig.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase, taskTimeouts } from "../database/openDatabase.ts";
import { startDatabase } from "../database/startDatabase.ts";
import { findPending, type UpgradeState } from "../database/findPending.ts";
import { runCommand } from "../commands/runCommand.ts";

const usage = "Usage: upgrade [--check]";

/** Prints what an operator should know before an upgrade. */
function printState({ pending, unknown }: UpgradeState): void {
  if (unknown.length > 0) {
    console.log(`The database is of a newer version than this one: it has had ${unknown.join(", ")}.`);
  }
  for (const { name, about, contract } of pending) {
    console.log(`${name}${about === "" ? "" : ` ${about}`}`);
    if (contract !== null) console.log(`  takes something away (${contract}): no older process may run beside it`);
  }
  console.log(pending.length === 0 ? "Nothing is pending." : `${pending.length} pending. Back up first.`);
}

async function run(args: readonly string[]): Promise<number> {
  const isCheck = args[0] === "--check";
  if (args.length > (isCheck ? 1 : 0)) throw new Error(usage);
  const { directUrl, dataDir } = databasePlaceOf(process.env);
  const started = await startDatabase({ url: directUrl, dataDir, role: "task" });
  const { pool, close } = openDatabase(started.url, { max: 2, timeouts: taskTimeouts });
  try {
    const state = await findPending(pool);
    if (isCheck) {
      printState(state);
      return state.pending.length + state.unknown.length === 0 ? 0 : 1;
    }
    if (state.unknown.length > 0) throw new Error(`The database is of a newer version: ${state.unknown.join(", ")}.`);
    for (const name of await migrate(pool)) console.log(`${name} done`);
    return 0;
  } finally {
    await close();
    await started.stop();
  }
}

await runCommand(
  async (args) => {
    process.exitCode = await run(args);
  },
  { failure: 2 },
);
