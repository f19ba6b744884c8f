import { openDatabase, taskTimeouts } from "../database/openDatabase.ts";
import { isLongToFill, seedWhenEmpty } from "../seed/seedWhenEmpty.ts";
import type { ShopConfig } from "../config/readConfig.ts";
import { fillingVariable } from "../workers/messages.ts";
import { runProgram } from "../workers/runProgram.ts";
import type { ShopOptions } from "./createShop.ts";
import { prepareShop } from "./prepareShop.ts";

/** Fills an empty database, in a separate process that ends afterwards. */
export async function runSeedProcess(config: ShopConfig, databaseUrl: string): Promise<void> {
  const { db, pool, close } = openDatabase(databaseUrl, { max: 2, timeouts: taskTimeouts });
  try {
    await seedWhenEmpty({ db, pool, config });
  } finally {
    await close();
  }
}

/**
 * Prepares a shop as `prepareShop` does, but imports a large data set in a separate process: a worker that has imported
 * would hold on to that memory for as long as it serves.
 */
export function seedInChildProcess(program: string, databaseUrl: string): NonNullable<ShopOptions["seed"]> {
  return async (context) => {
    if (await isLongToFill(context)) await runProgram(program, { [fillingVariable]: databaseUrl });
    await prepareShop(context);
  };
}
