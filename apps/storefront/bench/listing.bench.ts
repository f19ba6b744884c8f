import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createShop, readConfig, prepareShop } from "@torg/server";
import { readBuiltAssets } from "../src/assets/readBuiltAssets.ts";
import { createVisit } from "../src/backend/backend.ts";
import { wireSource } from "../src/backend/PageSource.ts";
import { injectTransport } from "../src/backend/injectTransport.ts";
import type { Renderer } from "../src/serving/Storefront.ts";
import { loadPage } from "../src/render/loadPage.ts";

/** Listings of the demo's feeds: a department, a category and the same with two filters. */
const paths = [
  "/kategori/datorer-tillbehor",
  "/kategori/datorer-tillbehor/bildskarmar",
  "/produkter/sok?s=logitech",
  "/tillverkare/visa/asus",
];
const warmUp = 60;
const maxRounds = 300;
/** Milliseconds after which a figure is taken from the rounds made so far. */
const longest = 5000;

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const { renderPage, pageKinds }: Renderer = await import(`${dist}/server/renderPage.js`);
const assets = readBuiltAssets(`${dist}/client`);

/** Milliseconds of this process's CPU time for one run, garbage collection included. */
async function cost(run: () => unknown): Promise<string> {
  for (let round = 0; round < warmUp; round += 1) await run();
  const until = performance.now() + longest;
  const before = process.cpuUsage();
  let rounds = 0;
  while (rounds === 0 || (rounds < maxRounds && performance.now() < until)) {
    await run();
    rounds += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return ((user + system) / 1000 / rounds).toFixed(2).padStart(9);
}

const dataDir = mkdtempSync(join(tmpdir(), "torg-bench-"));
process.once("exit", () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
const config = readConfig({ TORG_DATA_DIR: dataDir, SHOP_DATA: "demo", NODE_ENV: "production", LOG_LEVEL: "silent" });
const opening = createShop(config, { seed: prepareShop });
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void opening.then((shop) => shop.close()).finally(() => process.exit(1)));
}
const shop = await opening;
try {
  const transport = injectTransport(shop.server);
  console.log("Processor time of one page in ms: rendering alone, and with its data (the database's own time apart)");
  console.log("   render with data   tiles  filters   kB HTML  page");
  for (const path of paths) {
    const load = () => loadPage(wireSource(createVisit(transport, {})), path, pageKinds);
    const loaded = await load();
    if (loaded.kind === "redirect" || loaded.input.page.page !== "listing") throw new Error(`${path} is no listing.`);
    const input = { ...loaded.input, origin: "http://localhost", assets };
    const html = renderPage(input);
    const tiles = html.split('class="torg-product-tile"').length - 1;
    const filters = html.split('<input type="checkbox" name="').length + html.split('<input type="radio"').length - 2;
    const alone = await cost(() => renderPage(input));
    const whole = await cost(async () => {
      const again = await load();
      return again.kind === "redirect" ? "" : renderPage({ ...again.input, origin: "http://localhost", assets });
    });
    const counts = [tiles, filters, Math.round(html.length / 1024)].map((count) => String(count).padStart(8)).join(" ");
    console.log(`${alone} ${whole} ${counts}  ${path}`);
  }
} finally {
  await shop.close();
}
