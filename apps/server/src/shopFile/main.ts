import { readConfig } from "../config/readConfig.ts";
import { inspectDatabase, type DatabaseInspection } from "../database/inspectDatabase.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { describeProblem } from "./FileProblem.ts";
import { findWarnings } from "./warnings/findWarnings.ts";
import { findMissing } from "./findMissing.ts";
import { findSampleFeed } from "./findSampleFeed.ts";
import { readCategories } from "./readCategories.ts";
import { readShopFolder } from "./readShopFolder.ts";
import { findStoreStock } from "./storeStockPlace.ts";
import { takeShopFolder } from "./takeShopFolder.ts";
import { runCommand } from "../commands/runCommand.ts";

const usage = "Usage: settings | check, in a folder with shop.json";

/** Why it cannot be checked whether the categories named by vat exist. */
const reasons: Readonly<Record<Exclude<DatabaseInspection<unknown>["state"], "read">, string>> = {
  none: "Whether there are the categories that vat names can be told after the first import.",
  older:
    "The database is of an older version, and a check changes nothing: whether there are the categories that vat names can be told after `torg-shop upgrade`.",
  newer:
    "The database is of a newer version than this one, which cannot tell whether there are the categories that vat names.",
};

async function check(folder: string): Promise<number> {
  const read = readShopFolder(folder);
  if (read === null) throw new Error(`There is no shop.json in ${folder}.`);
  const config = readConfig(process.env);
  const asksCategories = (read.shop.vat ?? []).length > 0;
  const inspection = asksCategories ? await inspectDatabase(config, readCategories) : null;
  const categories = inspection?.state === "read" ? inspection.value : null;
  const missing = [
    ...findMissing(read, config),
    ...findWarnings(read, { categories, now: new Date() }).map(describeProblem),
    ...findStoreStock(folder, read.shop),
    ...findSampleFeed(folder),
  ];
  for (const sentence of missing) console.log(sentence);
  if (inspection !== null && categories === null)
    console.log(reasons[inspection.state === "read" ? "none" : inspection.state]);
  console.log(missing.length === 0 ? "Nothing is missing: the shop may open." : `${missing.length} missing.`);
  return missing.length === 0 ? 0 : 1;
}

async function run([command, ...rest]: readonly string[]): Promise<number> {
  if (rest.length > 0) throw new Error(usage);
  const folder = process.env["SHOP_FOLDER"] ?? process.cwd();
  if (command === "check") return check(folder);
  if (command !== "settings") throw new Error(usage);
  const config = readConfig({ ...process.env, SHOP_FOLDER: folder });
  const { said, warnings } = await withTaskDatabase(config, ({ db }) => takeShopFolder(db, config));
  for (const sentence of [said, ...warnings.map(describeProblem)]) console.log(sentence);
  return 0;
}

await runCommand(async (args) => {
  process.exitCode = await run(args);
});
