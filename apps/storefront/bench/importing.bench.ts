// Measures how long visitors wait for cached pages while a feed is imported and activated:
// npm run bench importing -- --rows=100000 --rate=100 --workers=2 --port=4690
// The same load without an import runs first. Figures are printed, never asserted. Linux only.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { searchPath } from "@torg/format/addresses";
import { benchOptions } from "../../server/bench/benchOptions.ts";
import { brands, kinds } from "../../server/bench/million/inventGoods.ts";
import { writeFeed } from "../../server/bench/million/writeFeed.ts";
import { askSteadily, describeLoad, loadHeading } from "./load/askPages.ts";
import { ShopTree } from "./load/ShopTree.ts";

const options = benchOptions();
const [rows, rate, workers] = [
  options.number("rows", 100_000),
  options.number("rate", 100),
  options.number("workers", 2),
];
/** Seconds of load without an import, and of load after it, to see what the import leaves behind. */
const [quiet, after] = [20, 10];

const folder = mkdtempSync(join(tmpdir(), "torg-bench-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
const importer = fileURLToPath(new URL("../../server/src/import/main.ts", import.meta.url));

/** Imports the feed as `npm run import` does; resolves with its duration in seconds and its peak memory in MB. */
async function importFile(file: string): Promise<string> {
  const begun = performance.now();
  const child = spawn(process.execPath, ["--conditions=@torg/source", importer, file, "--store", "bench"], {
    env: { ...process.env, TORG_DATA_DIR: folder, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let most = 0;
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      most = Math.max(most, Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // The process has ended.
    }
  }, 200);
  const [code] = await once(child, "exit");
  clearInterval(watch);
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return `${((performance.now() - begun) / 1000).toFixed(0)} s, ${most.toFixed(0)} MB at most`;
}

const shop = await ShopTree.start({ folder, data: "reference", workers, port: options.number("port", 4690) });
try {
  const file = join(folder, "feed.tsv.gz");
  await writeFeed(file, rows);
  const cached = ["/", "/kategori/vitvaror", "/kategori/vitvaror?sorting=price_asc"].map((path) => shop.origin + path);
  let count = 0;
  const next = (): string => cached[(count += 1) % cached.length] ?? shop.origin;
  const load = (until: Promise<unknown>) => askSteadily(next, { perSecond: rate, until });
  await load(pause(5000));
  console.log(`${rate} pages a second of ${cached.length} that all share, ${workers} workers, ${rows} rows imported`);
  console.log(loadHeading);
  console.log(`${describeLoad(await load(pause(quiet * 1000)))}  nothing else`);
  let told = "";
  const importing = importFile(file).then((words) => (told = words));
  console.log(`${describeLoad(await load(importing))}  while the import runs`);
  const seen = async (): Promise<void> => {
    // The product's name with its capitals: a page that only repeats the query has it in lower case.
    const name = `${brands[0]} ${kinds[0]?.name}`;
    const word = encodeURIComponent(name.toLowerCase());
    for (const end = performance.now() + 300_000; performance.now() < end; await pause(500)) {
      const answer = await fetch(`${shop.origin}${searchPath}?s=${word}`);
      if ((await answer.text()).includes(name)) return pause(after * 1000);
    }
    throw new Error("The imported goods were not seen within five minutes.");
  };
  console.log(`${describeLoad(await load(seen()))}  while it is taken over, and ${after} s after it`);
  console.log(`the import: ${told}`);
} finally {
  await shop.close();
}
