import { openDatabase, patienceOfTasks } from "../database/openDatabase.ts";
import { isLongToFill, seedWhenEmpty } from "../seed/seedWhenEmpty.ts";
import type { ShopConfig } from "../config/readConfig.ts";
import { fillingVariable } from "../workers/messages.ts";
import { runProgram } from "../workers/runProgram.ts";
import type { ShopOptions } from "./createShop.ts";
import { prepareShop } from "./prepareShop.ts";

/** Fills an empty database, as a process of its own that ends afterwards. */
export async function fillDatabase(config: ShopConfig, databaseUrl: string): Promise<void> {
  const { db, pool, close } = openDatabase(databaseUrl, { max: 2, patience: patienceOfTasks });
  try {
    await seedWhenEmpty({ db, pool, config });
  } finally {
    await close();
  }
}

/**
 * Prepares a shop as `prepareShop` does, but for a large data set, which is imported by the program as a process of its
 * own: a worker that has imported would keep the memory of it for as long as it serves.
 */
export function prepareWithFilling(program: string, databaseUrl: string): NonNullable<ShopOptions["seed"]> {
  return async (context) => {
    if (await isLongToFill(context)) await runProgram(program, { [fillingVariable]: databaseUrl });
    await prepareShop(context);
  };
}
