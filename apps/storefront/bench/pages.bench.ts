// Measures the cost of pages that nobody has requested before:
// npm run bench pages -- --data=demo --folder=<data folder> --port=4680
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { benchOptions } from "../../server/bench/benchOptions.ts";
import type { Assets } from "../src/assets/assets.ts";
import { readBuiltAssets } from "../src/assets/readBuiltAssets.ts";
import type { PageKinds } from "../src/render/loadPage.ts";
import type { PageInput } from "../src/render/pageInput.ts";
import { type ColdPages, coldPages, loadInput } from "./pages/coldPages.ts";
import { describeProfile } from "./pages/describeProfile.ts";
import { type Fetched, ShopProcess } from "./pages/ShopProcess.ts";

interface Bundle {
  readonly pageKinds: PageKinds;
  readonly renderWhole: (input: PageInput) => string;
}

const options = benchOptions();

/**
 * Pages per warm-up, slice and profile. Shop and baseline take turns, so that other load on the machine affects both.
 */
const [warmUp, slice, slices, profiled] = [150, 25, 10, 150];
/** The reported figure is this quantile of the slices: the dearer ones mostly show other work of the machine. */
const told = 0.2;
const dist = fileURLToPath(new URL("../dist", import.meta.url));
const { pageKinds, renderWhole }: Bundle = await import(`${dist}/server/renderPage.js`);
const assets: Assets = readBuiltAssets(`${dist}/client`);

const given = options.given("folder");
const folder = given ?? mkdtempSync(join(tmpdir(), "torg-bench-"));
process.once("exit", () => {
  if (given === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});
const out = options.text("out", join(tmpdir(), "torg-bench-pages"));
mkdirSync(out, { recursive: true });

const quantile = (values: readonly number[], share = 0.5): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Returns addresses that were not returned before: repeated ones get a query that makes them distinct. */
function distinct({ paths }: ColdPages): () => string {
  let count = 0;
  return () => {
    const path = paths[count % paths.length] ?? "/";
    const round = Math.floor(count / paths.length);
    count += 1;
    return round === 0 ? path : `${path}${path.includes("?") ? "&" : "?"}round=${round}`;
  };
}

async function measure(shop: ShopProcess, kind: ColdPages): Promise<string> {
  const next = distinct(kind);
  const fetched: Fetched[] = [];
  const get = async (count: number, headers = kind.headers): Promise<void> => {
    for (let page = 0; page < count; page += 1) fetched.push(await shop.fetch(next(), headers));
  };
  const inputs: PageInput[] = [];
  for (let at = 0; at < Math.min(slice, kind.paths.length); at += 1) {
    const loaded = await loadInput({ origin: shop.origin, kinds: pageKinds }, kind.paths[at] ?? "/", kind.headers);
    inputs.push({ ...loaded, origin: shop.origin, assets });
  }
  const [first] = inputs;
  if (first === undefined) throw new Error(`There is no ${kind.name}.`);
  const render = (count: number): number => {
    const before = process.cpuUsage();
    for (let page = 0; page < count; page += 1) renderWhole(inputs[page % inputs.length] ?? first);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / count;
  };
  await get(warmUp);
  render(warmUp);
  fetched.length = 0;
  const [cost, floor]: number[][] = [[], []];
  for (let round = 0; round < slices; round += 1) {
    cost?.push((await shop.cpuDuring(() => get(slice))) / slice);
    floor?.push(render(slice));
  }
  const waited = fetched.map(({ ms }) => ms);
  const statuses = new Set(fetched.map(({ status }) => status));
  const bytes = fetched.reduce((sum, { html }) => sum + html.length, 0) / fetched.length;
  const zipped = (await shop.cpuDuring(() => get(slice, { ...kind.headers, "accept-encoding": "br" }))) / slice;
  const profile = await shop.profileDuring(() => get(profiled));
  writeFileSync(join(out, `${kind.name}.cpuprofile`), JSON.stringify(profile));
  writeFileSync(join(out, `${kind.name}.txt`), describeProfile(profile, profiled));
  const [own, react] = [quantile(cost ?? [], told), quantile(floor ?? [], told)];
  const figures = [own, react, own / react, zipped, quantile(waited), quantile(waited, 0.99), bytes / 1024];
  return `${figures.map((figure) => figure.toFixed(2).padStart(9)).join(" ")}  ${kind.name} (${[...statuses].join(", ")})`;
}

const environment = {
  TORG_DATA_DIR: folder,
  SHOP_DATA: options.text("data", "demo"),
  LOG_LEVEL: options.text("log", "info"),
};
const shop = await ShopProcess.start(environment, options.number("port", 4680));
try {
  console.log(
    "Processor ms of the shop's process for one page nobody asked for before, React's own for the same tree,",
  );
  console.log(
    "their ratio; processor ms with compression; waited ms; kB of HTML. Slices take turns; the second cheapest of ten is told.",
  );
  console.log("     page     React     ratio        br       p50       p99        kB");
  for (const kind of await coldPages({ origin: shop.origin, kinds: pageKinds })) console.log(await measure(shop, kind));
  console.log(`Profiles: ${out}`);
} finally {
  await shop.close();
}
