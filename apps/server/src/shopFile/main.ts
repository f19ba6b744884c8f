import { existsSync } from "node:fs";
import { join } from "node:path";
import { readConfig, type ShopConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { describeProblem } from "./FileProblem.ts";
import { findDoubts } from "./findDoubts.ts";
import { findMissing } from "./findMissing.ts";
import { findSampleFeed } from "./findSampleFeed.ts";
import { readCategories } from "./readCategories.ts";
import { readShopFolder } from "./readShopFolder.ts";
import { findStoreStock } from "./storeStockPlace.ts";
import { takeShopFolder } from "./takeShopFolder.ts";

const usage = "Usage: settings | check, in a folder with shop.json";

/** The categories of the shop's database, where there is one already: looking makes none. */
async function knownCategories(config: ShopConfig): Promise<readonly string[] | null> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, "postgres"))) return null;
  return withTaskDatabase(config, ({ db }) => readCategories(db));
}

async function check(folder: string): Promise<number> {
  const read = readShopFolder(folder);
  if (read === null) throw new Error(`There is no shop.json in ${folder}.`);
  const config = readConfig(process.env);
  const asksCategories = (read.shop.vat ?? []).length > 0;
  const categories = asksCategories ? await knownCategories(config) : null;
  const missing = [
    ...findMissing(read, config),
    ...findDoubts(read, { categories, now: new Date() }).map(describeProblem),
    ...findStoreStock(folder, read.shop),
    ...findSampleFeed(folder),
  ];
  for (const sentence of missing) console.log(sentence);
  if (asksCategories && categories === null) {
    console.log("Whether there are the categories that vat names can be told after the first import.");
  }
  console.log(missing.length === 0 ? "Nothing is missing: the shop may open." : `${missing.length} missing.`);
  return missing.length === 0 ? 0 : 1;
}

async function run([command, ...rest]: readonly string[]): Promise<number> {
  if (rest.length > 0) throw new Error(usage);
  const folder = process.env["SHOP_FOLDER"] ?? process.cwd();
  if (command === "check") return check(folder);
  if (command !== "settings") throw new Error(usage);
  const config = readConfig({ ...process.env, SHOP_FOLDER: folder });
  console.log(await withTaskDatabase(config, ({ db }) => takeShopFolder(db, config)));
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
