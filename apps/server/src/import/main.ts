import { writeFile } from "node:fs/promises";
import { databasePlaceOf } from "../config/databaseConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { describeFault, describeReport } from "./describeReport.ts";
import { FeedError } from "@torg/feed";
import { readShopFolder } from "../shopFile/readShopFolder.ts";
import { storeStockPlace } from "../shopFile/storeStockPlace.ts";
import { defaultSource, importFeed, type ImportOptions } from "./importFeed.ts";
import { createProgressBar } from "./createProgressBar.ts";
import { removeSource } from "./removeSource.ts";
import { lowerPriority } from "./lowerPriority.ts";
import { importStoreStock } from "./storeStock/importStoreStock.ts";
import { describeStoreStock } from "./storeStock/storeStockReport.ts";
import { importTexts } from "./texts/importTexts.ts";
import { parseArguments } from "../commands/parseArguments.ts";
import { runCommand } from "../commands/runCommand.ts";

const usage =
  "Usage: npm run import -- <file or http(s) address> [--source <name>] [--dry-run] [--report <file.json>] " +
  "[--max-removed <share 0-1>] [--force] [--allow-private-addresses]\n" +
  "npm run import -- --remove <source>\n" +
  "npm run import -- --store-stock [<file or http(s) address>] [--dry-run] [--report <file.json>] [--max-removed <share 0-1>] [--force]";

const options = {
  source: { type: "string" },
  // The earlier name of `source`.
  store: { type: "string" },
  remove: { type: "string" },
  "store-stock": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  report: { type: "string" },
  "max-removed": { type: "string", default: "0.5" },
  force: { type: "boolean", default: false },
  "allow-private-addresses": { type: "boolean", default: false },
} as const;

const parse = (args: readonly string[]) => parseArguments(args, options, new Error(usage));

/** The location of the stores' stock as configured in the shop's folder. */
function storeStockOfShop(): string {
  const folder = process.env["SHOP_FOLDER"] ?? process.cwd();
  const place = storeStockPlace(folder, readShopFolder(folder)?.shop);
  if (place === null) throw new Error(`shop.json in ${folder} names no file in "storeStock".\n${usage}`);
  return place;
}

type Arguments = ReturnType<typeof parse>;

function readArguments({ values, positionals }: Arguments) {
  const [named, ...rest] = positionals;
  const location = named ?? (values["store-stock"] ? storeStockOfShop() : undefined);
  const maxRemoved = values.force ? 1 : Number(values["max-removed"]);
  if (
    location === undefined ||
    values.remove !== undefined ||
    rest.length > 0 ||
    !(maxRemoved >= 0 && maxRemoved <= 1)
  ) {
    throw new Error(usage);
  }
  return { location, maxRemoved, values };
}

async function removeProducts(source: string): Promise<number> {
  const removed = await withTaskDatabase(databasePlaceOf(process.env), ({ pool }) => removeSource(pool, source));
  console.log(`${importTexts.done}: ${source}\n${removed} ${importTexts.counts.removed}`);
  return 0;
}

/** An import function and its texts. */
interface Import<R> {
  readonly take: (options: Delivery) => Promise<R>;
  readonly describe: (report: R) => readonly string[];
  readonly refused: string;
  /** Options for a forced import. */
  readonly options: readonly string[];
}

type Delivery = Pick<
  ImportOptions,
  "pool" | "location" | "dryRun" | "maxRemoved" | "allowPrivateAddresses" | "onProgress"
>;

interface Wanted {
  readonly location: string;
  readonly maxRemoved: number;
  readonly values: Arguments["values"];
}

async function runTask<R>({ location, maxRemoved, values }: Wanted, task: Import<R>): Promise<number> {
  const { stdout } = process;
  const bar = createProgressBar({ isTTY: stdout.isTTY, write: (text) => stdout.write(text) }, importTexts.started);
  const isDry = values["dry-run"];
  try {
    const place = databasePlaceOf(process.env);
    const report = await withTaskDatabase(place, ({ pool }) => {
      lowerPriority(pool, place.directUrl === undefined);
      return task.take({
        pool,
        location,
        dryRun: isDry,
        maxRemoved,
        allowPrivateAddresses: values["allow-private-addresses"],
        onProgress: (progress) => bar.show(progress),
      });
    });
    bar.done();
    const lines = [
      `${importTexts.done}: ${location}`,
      ...task.describe(report),
      ...(isDry ? [importTexts.dryRun] : []),
    ];
    console.log(lines.join("\n"));
    if (values.report !== undefined) await writeFile(values.report, `${JSON.stringify(report, null, 2)}\n`);
    return 0;
  } catch (error) {
    bar.done();
    if (!(error instanceof FeedError)) throw error;
    console.error(`${location}: ${task.refused}\n${describeFault(error)}`);
    if (error.code === "too-many-removed" || error.code === "too-many-emptied") {
      console.error(["npm run import --", location, ...task.options, "--force"].join(" "));
    }
    return 1;
  }
}

async function importGiven(args: Arguments): Promise<number> {
  const wanted = readArguments(args);
  const { source = wanted.values.store ?? defaultSource, force } = wanted.values;
  if (wanted.values["store-stock"]) {
    return runTask(wanted, {
      take: (delivery) => importStoreStock({ ...delivery, isForced: force }),
      describe: describeStoreStock,
      refused: importTexts.storeStock.refused,
      options: ["--store-stock"],
    });
  }
  return runTask(wanted, {
    take: (delivery) => importFeed({ ...delivery, source }),
    describe: describeReport,
    refused: importTexts.refused,
    options: ["--source", source],
  });
}

await runCommand(async (args) => {
  const parsed = parse(args);
  const { remove } = parsed.values;
  const isRemoval = remove !== undefined && parsed.positionals.length === 0;
  process.exitCode = isRemoval ? await removeProducts(remove) : await importGiven(parsed);
});
