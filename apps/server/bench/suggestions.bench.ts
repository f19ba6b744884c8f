import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createShop, readConfig, seedWhenEmpty } from "../src/index.ts";

/** What people type, letter by letter as the field asks for it, over the demo's feeds. */
const queries = [
  "mu",
  "mus",
  "trådlös mus",
  "bildskärm",
  "skarm",
  "hörlurarr",
  "rtx 4070",
  "ssd 1tb",
  "kyl frys",
  "yogabyxor",
  "CT1000T705SSD3",
  "zzzzzz",
];
const rounds = 40;

const percentile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(7);

const dataDir = mkdtempSync(join(tmpdir(), "torg-bench-"));
const config = readConfig({ TORG_DATA_DIR: dataDir, SHOP_DATA: "demo", NODE_ENV: "production", LOG_LEVEL: "silent" });
const shop = await createShop(config, { seed: seedWhenEmpty });
try {
  const { rows } = await shop.context.pool.query<{ count: number }>("SELECT count(*) FROM product");
  console.log(`Suggestions over ${rows[0]?.count ?? 0} products, milliseconds: first without what is remembered`);
  for (const query of queries) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await shop.server.inject(`/produkter/autocomplete?${new URLSearchParams({ query })}`);
      times.push(performance.now() - started);
    }
    const [first = 0, ...again] = times;
    const sorted = again.toSorted((one, other) => one - other);
    console.log(
      `${query.padEnd(16)} first ${first.toFixed(1).padStart(7)}  p50 ${percentile(sorted, 0.5)}  p95 ${percentile(sorted, 0.95)}`,
    );
  }
} finally {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
}
