// Measures uncached pages with one worker and with two, beside a bare server that sends the same number of bytes:
// npm run bench workers -- --data=demo --folder=<data folder> --port=4700 --workers=1,2 --seconds=8 --visitors=8
// Figures are printed, never asserted. Linux only.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { benchOptions } from "../../server/bench/benchOptions.ts";
import type { PageKinds } from "../src/render/loadPage.ts";
import { askInTurn, describeLoad, type LoadFigures, loadHeading } from "./load/askPages.ts";
import { ShopTree } from "./load/ShopTree.ts";
import { type ColdPages, coldPages } from "./pages/coldPages.ts";

const options = benchOptions();
const port = options.number("port", 4700);
const load = { visitors: options.number("visitors", 8), seconds: options.number("seconds", 8) };
const warmUp = { ...load, seconds: 3 };

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const { pageKinds }: { readonly pageKinds: PageKinds } = await import(`${dist}/server/renderPage.js`);
const given = options.given("folder");
const folder = given ?? mkdtempSync(join(tmpdir(), "torg-bench-"));
process.once("exit", () => {
  if (given === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

let round = 0;
/** Returns addresses that nobody has requested: repeated ones get a query that makes them distinct. */
const distinct = (origin: string, { paths }: ColdPages): (() => string) => {
  let count = 0;
  return () => {
    const path = paths[(count += 1) % paths.length] ?? "/";
    return `${origin}${path}${path.includes("?") ? "&" : "?"}seen=${(round += 1)}`;
  };
};

/** Baseline: the load figures of a bare server that only sends so many bytes, in a thread of its own. */
async function floorOf(bytes: number): Promise<LoadFigures> {
  const source = `const { createServer } = require("node:http"); const { workerData, parentPort } = require("node:worker_threads");
    const body = Buffer.alloc(workerData.bytes, "a");
    createServer((_, answer) => answer.writeHead(200, { "content-type": "text/html" }).end(body))
      .listen(workerData.port, "127.0.0.1", () => parentPort.postMessage("open"));`;
  const floor = new Worker(source, { eval: true, workerData: { bytes: Math.round(bytes), port: port + 1 } });
  await once(floor, "message");
  try {
    return await askInTurn(() => `http://127.0.0.1:${port + 1}/`, { ...load, seconds: 3 });
  } finally {
    await floor.terminate();
  }
}

async function measure(shop: ShopTree, kind: ColdPages, workers: number): Promise<void> {
  const next = distinct(shop.origin, kind);
  await askInTurn(next, { ...warmUp, headers: kind.headers });
  let figures: LoadFigures | undefined;
  const cost = await shop.costDuring(async () => {
    figures = await askInTurn(next, { ...load, headers: kind.headers });
  });
  if (figures === undefined) return;
  const pages = figures.perSecond * load.seconds;
  const costs = [cost.shop / pages, cost.database / pages].map((ms) => ms.toFixed(2).padStart(9)).join(" ");
  console.log(`${describeLoad(figures)} ${costs}  ${kind.name}, ${workers === 1 ? "1 worker" : `${workers} workers`}`);
  if (workers === 1)
    console.log(`${describeLoad(await floorOf(figures.bytes))} ${" ".repeat(19)}  a bare server, same bytes`);
}

console.log(
  `${load.visitors} visitors, each asks for the next page when theirs has come; ${load.seconds} s for a figure.`,
);
console.log(`${loadHeading}   shop ms     db ms  (processor, for a page)`);
for (const workers of options.text("workers", "1,2").split(",").map(Number)) {
  const shop = await ShopTree.start({ folder, data: options.text("data", "demo"), workers, port });
  try {
    for (const kind of await coldPages({ origin: shop.origin, kinds: pageKinds })) await measure(shop, kind, workers);
  } finally {
    await shop.close();
  }
}
