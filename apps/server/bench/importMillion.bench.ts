// Reads a generated feed of a million rows (or as many as --rows=N says) and prints time and memory. With --write it is
// also imported into a database of its own, which takes long. Figures are printed, never asserted.
import { once } from "node:events";
import { createWriteStream, statSync } from "node:fs";
import { join } from "node:path";
import { createGzip } from "node:zlib";
import { migrate } from "../src/database/migrate.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { startDatabase } from "../src/database/startDatabase.ts";
import { importFeed } from "../src/import/importFeed.ts";
import { openLocation } from "../src/import/openLocation.ts";
import { readFeed, toProduct } from "@torg/feed";
import { openBenchFolder } from "./openBenchFolder.ts";

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}`))?.split("=")[1];
const rows = Number(option("rows") ?? 1_000_000);
const folder = openBenchFolder();
const file = join(folder, "million.tsv.gz");
const description =
  "En lång beskrivning av en vara som ingen har tillverkat, med ord nog för att likna en riktig. ".repeat(6);
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 50);

async function generate(): Promise<void> {
  const packed = createGzip({ level: 1 });
  const target = packed.pipe(createWriteStream(file));
  packed.write(
    "id\ttitle\tdescription\tlink\tavailability\tprice\tbrand\tproduct_type\titem_group_id\tcolor\tproduct_detail\n",
  );
  for (let n = 0; n < rows; n += 1) {
    const group = Math.floor(n / 4);
    const colour = ["Svart", "Vit", "Blå", "Röd"][n % 4] ?? "";
    const line = `p${n}\tVara ${group} ${colour}\t${description}\thttps://www.example.se/p/${n}\tin_stock\t${100 + (n % 9000)}.00 SEK\tMärke ${n % 300}\tAvdelning ${n % 10} > Grupp ${n % 97}\tg${group}\t${colour}\tMått:Bredd:${n % 120} cm,Mått:Höjd:${n % 200} cm,Allmänt:Typ:T${n % 7},Allmänt:Vikt:${n % 50} kg\n`;
    if (!packed.write(line)) await once(packed, "drain");
  }
  packed.end();
  await once(target, "close");
}

function report(what: string, started: number): void {
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${what}: ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s, peak ${Math.round(peak / 1e6)} MB resident`,
  );
  peak = 0;
}

async function read(): Promise<void> {
  const { bytes } = await openLocation(file);
  for await (const item of readFeed(bytes)) toProduct(item, { now: new Date(0) });
}

async function write(): Promise<void> {
  const started = await startDatabase({ dataDir: join(folder, "data"), role: "server" });
  const { pool, close } = openDatabase(started.url, { max: 2 });
  try {
    await migrate(pool);
    const { read: count, added } = await importFeed({ pool, location: file });
    console.log(`read ${count}, added ${added}`);
  } finally {
    await close();
    await started.stop();
  }
}

try {
  let start = performance.now();
  await generate();
  report(`generated ${rows} rows (${Math.round(statSync(file).size / 1e6)} MB packed)`, start);
  start = performance.now();
  await read();
  report("read and judged", start);
  if (process.argv.includes("--write")) {
    start = performance.now();
    await write();
    report("imported", start);
  }
} finally {
  clearInterval(watch);
}
