// Reads a generated feed of a million rows (or as many as --rows=N says) and prints time and memory. With --write it is
// also imported into a database of its own, with what its statements took; with --search words that people use are then
// looked for in it, each for the first time. Figures are printed, never asserted.
import { statSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { loadWords } from "../src/catalogue/data/loadWords.ts";
import { openProductWords } from "../src/catalogue/search/openProductWords.ts";
import type { Database } from "../src/database/Database.ts";
import { migrate } from "../src/database/migrate.ts";
import { openDatabase, taskTimeouts } from "../src/database/openDatabase.ts";
import { startDatabase } from "../src/database/startDatabase.ts";
import { importFeed } from "../src/import/importFeed.ts";
import { openLocation } from "../src/import/openLocation.ts";
import { readFeed, toProduct } from "@torg/feed";
import { benchOptions } from "./benchOptions.ts";
import { searchMillion } from "./million/searchMillion.ts";
import { timeStatements } from "./million/timeStatements.ts";
import { writeFeed } from "./million/writeFeed.ts";
import { openBenchFolder } from "./openBenchFolder.ts";

const options = benchOptions();
const rows = options.number("rows", 1_000_000);
const folder = openBenchFolder();
const file = join(folder, "million.tsv.gz");
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 50);

async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  peak = 0;
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${what}: ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s, peak ${Math.round(peak / 1e6)} MB resident`,
  );
}

async function read(): Promise<void> {
  const { bytes } = await openLocation(file);
  for await (const item of readFeed(bytes)) toProduct(item, { now: new Date(0) });
}

async function search(db: Kysely<Database>): Promise<void> {
  await measure("words read and packed", async () => {
    const index = openProductWords(await loadWords(db));
    console.log(searchMillion(index, options.has("explain")));
  });
}

async function write(): Promise<void> {
  const started = await startDatabase({ dataDir: join(folder, "data"), role: "server" });
  const statements = timeStatements();
  const { pool, db, close } = openDatabase(started.url, { max: 2, timeouts: taskTimeouts, watch: statements.watch });
  try {
    await migrate(pool);
    await measure("imported", () => importFeed({ pool, location: file }));
    console.log(statements.describe(14));
    if (options.has("search")) await search(db);
  } finally {
    await close();
    await started.stop();
  }
}

try {
  await measure("generated", () => writeFeed(file, rows));
  console.log(`${rows} rows, ${Math.round(statSync(file).size / 1e6)} MB packed`);
  if (!options.has("write")) await measure("read and judged", read);
  if (options.has("write") || options.has("search")) await write();
} finally {
  clearInterval(watch);
}
