import { readConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { findMissing } from "./findMissing.ts";
import { findSampleFeed } from "./findSampleFeed.ts";
import { readShopFolder } from "./readShopFolder.ts";
import { findStoreStock } from "./storeStockPlace.ts";
import { takeShopFolder } from "./takeShopFolder.ts";

const usage = "Usage: settings | check, in a folder with shop.json";

function check(folder: string): number {
  const read = readShopFolder(folder);
  if (read === null) throw new Error(`There is no shop.json in ${folder}.`);
  const missing = [
    ...findMissing(read, readConfig(process.env)),
    ...findStoreStock(folder, read.shop),
    ...findSampleFeed(folder),
  ];
  for (const sentence of missing) console.log(sentence);
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
