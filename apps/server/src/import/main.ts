import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { databasePlaceOf } from "../config/databaseConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { describeFault, describeReport } from "./describeReport.ts";
import { FeedError } from "@torg/feed";
import { importFeed } from "./importFeed.ts";
import { createProgressBar } from "./progressBar.ts";
import { removeStore } from "./removeStore.ts";
import { importTexts } from "./texts/importTexts.ts";

const usage =
  "Usage: npm run import -- <file or http(s) address> [--store <name>] [--dry-run] [--report <file.json>] " +
  "[--max-removed <share 0-1>] [--force] [--allow-private-addresses]\n" +
  "npm run import -- --remove <store>";

const options = {
  store: { type: "string", default: "default" },
  remove: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  report: { type: "string" },
  "max-removed": { type: "string", default: "0.5" },
  force: { type: "boolean", default: false },
  "allow-private-addresses": { type: "boolean", default: false },
} as const;

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    throw new Error(usage);
  }
}

function readArguments() {
  const { values, positionals } = parse();
  const [location, ...rest] = positionals;
  const maxRemoved = values.force ? 1 : Number(values["max-removed"]);
  if (
    location === undefined ||
    values.remove !== undefined ||
    rest.length > 0 ||
    !(maxRemoved >= 0 && maxRemoved <= 1)
  ) {
    throw new Error(usage);
  }
  return { location, maxRemoved, ...values };
}

async function removeProducts(store: string): Promise<number> {
  const removed = await withTaskDatabase(databasePlaceOf(process.env), ({ pool }) => removeStore(pool, store));
  console.log(`${importTexts.done}: ${store}\n${removed} ${importTexts.counts.removed}`);
  return 0;
}

async function importGiven(): Promise<number> {
  const given = readArguments();
  const { stdout } = process;
  const bar = createProgressBar({ isTTY: stdout.isTTY, write: (text) => stdout.write(text) }, importTexts.started);
  try {
    const report = await withTaskDatabase(databasePlaceOf(process.env), ({ pool }) =>
      importFeed({
        pool,
        location: given.location,
        store: given.store,
        dryRun: given["dry-run"],
        maxRemoved: given.maxRemoved,
        allowPrivateAddresses: given["allow-private-addresses"],
        onProgress: (progress) => bar.show(progress),
      }),
    );
    bar.done();
    console.log(
      [
        `${importTexts.done}: ${given.location}`,
        ...describeReport(report),
        ...(given["dry-run"] ? [importTexts.dryRun] : []),
      ].join("\n"),
    );
    if (given.report !== undefined) await writeFile(given.report, `${JSON.stringify(report, null, 2)}\n`);
    return 0;
  } catch (error) {
    bar.done();
    if (!(error instanceof FeedError)) throw error;
    console.error(`${given.location}: ${importTexts.refused}\n${describeFault(error)}`);
    if (error.code === "too-many-removed") {
      console.error(`npm run import -- ${given.location} --store ${given.store} --force`);
    }
    return 1;
  }
}

try {
  const { values, positionals } = parse();
  const { remove } = values;
  process.exitCode =
    remove !== undefined && positionals.length === 0 ? await removeProducts(remove) : await importGiven();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
