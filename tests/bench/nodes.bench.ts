// Cold listings of a cluster of one node, two and four, through HAProxy and Varnish, with what its parts cost and how much
// of the machine was busy: npm run bench nodes -- --nodes=1,2,4 --visitors=16 --seconds=10 --port=7200
// Figures are printed, never asserted. Linux, with Debian's packages (docs/cluster.md).
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { askInTurn, describeLoad, type LoadFigures, loadHeading } from "../../apps/storefront/bench/load/askPages.ts";
import { startCluster } from "../cluster/startCluster.ts";

const { values: given } = parseArgs({
  allowPositionals: true,
  options: {
    nodes: { type: "string", default: "1,2,4" },
    visitors: { type: "string", default: "16" },
    seconds: { type: "string", default: "10" },
    port: { type: "string", default: "7200" },
  },
});
const load = { visitors: Number(given.visitors), seconds: Number(given.seconds), headers: { accept: "text/html" } };
/** Milliseconds of one tick of the system's clock. */
const tick = 10;

/** Milliseconds of processor so far, by part of a cluster, visitors (this process) among them. */
function costs(): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const part = partOf(Number(pid), command);
      sums.set(part, (sums.get(part) ?? 0) + (Number(words[11]) + Number(words[12])) * tick);
    } catch {
      // Ended between the listing and the reading.
    }
  }
  return sums;
}

function partOf(pid: number, command: string): string {
  if (pid === process.pid) return "visitors";
  if (command.includes("storefront")) return "nodes";
  return (
    ["postgres", "patroni", "etcd", "pgbouncer", "haproxy", "varnish"].find((name) => command.includes(name)) ??
    "others"
  );
}

let price = 100_000;
/** A listing with tiles that nobody has opened before. */
const coldListing = (): string => `/kategori/vitvaror?price_max=${(price += 1)}`;

async function measure(address: string, next: () => string): Promise<{ figures: LoadFigures; parts: string }> {
  await askInTurn(() => address + next(), { ...load, seconds: 5 });
  const before = costs();
  const begun = performance.now();
  const figures = await askInTurn(() => address + next(), load);
  const took = performance.now() - begun;
  const spent = [...costs()].map(([part, ms]): readonly [string, number] => [
    part,
    (ms - (before.get(part) ?? 0)) / took,
  ]);
  const shown = spent.toSorted(([, one], [, other]) => other - one).filter(([, share]) => share >= 0.02);
  return { figures, parts: shown.map(([part, share]) => `${part} ${share.toFixed(2)}`).join(", ") };
}

const folder = mkdtempSync(join(tmpdir(), "torg-nodes-"));
// The databases run under an account of their own.
chmodSync(folder, 0o755);
process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
console.log(`${load.visitors} visitors, ${availableParallelism()} cores; cores that each part kept busy stand behind.`);
console.log(loadHeading);
for (const nodes of given.nodes.split(",").map(Number)) {
  const nodeEnv = () => ({ SHOP_WORKERS: "1", SHOP_PUBLIC_URL: `http://127.0.0.1:${given.port}`, SHOP_DEMO: "1" });
  const cluster = await startCluster({ folder, firstPort: Number(given.port), nodes, data: "reference", nodeEnv });
  try {
    const kept = await measure(cluster.address, () => "/kategori/vitvaror");
    const cold = await measure(cluster.address, coldListing);
    const of = nodes === 1 ? "1 node" : `${nodes} nodes`;
    console.log(`${describeLoad(cold.figures)}  cold listings of ${of}: ${cold.parts}`);
    console.log(`${describeLoad(kept.figures)}  one that Varnish has: ${kept.parts}`);
  } finally {
    await cluster.stop();
  }
}
process.exit(0);
