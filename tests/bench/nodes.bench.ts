// Cold listings of a cluster of one node, two and four, through HAProxy and Varnish, with the cost of each part and the
// load of the machine: npm run bench nodes -- --nodes=1,2,4 --visitors=16 --seconds=10 --port=7200. Figures are
// printed, never asserted. Linux, with Debian's packages (docs/cluster.md).
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { askInTurn, describeLoad, type LoadFigures, loadHeading } from "../../apps/storefront/bench/load/askPages.ts";
import { costDuring, type ProcessState } from "../../apps/storefront/bench/load/processTree.ts";
import { type Cluster, startCluster } from "../cluster/startCluster.ts";

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
const partNames = ["postgres", "patroni", "etcd", "pgbouncer", "haproxy", "varnish"];

/** The part of the cluster that a process belongs to; visitors are in this one. */
function partOf({ pid, command }: ProcessState): string {
  if (pid === process.pid) return "visitors";
  return command.includes("storefront") ? "nodes" : (partNames.find((name) => command.includes(name)) ?? "others");
}

let price = 100_000;
/** A listing with tiles that has never been opened before. */
const coldListing = (): string => `/kategori/vitvaror?price_max=${(price += 1)}`;

async function measure(
  { address, parts }: Cluster,
  next: () => string,
): Promise<{ figures: LoadFigures; parts: string }> {
  await askInTurn(() => address + next(), { ...load, seconds: 5 });
  // A database detaches from the process that started it.
  const roots = [process.pid, ...parts.databases.flatMap((database) => database.postmaster() ?? [])];
  let figures: LoadFigures | undefined;
  const begun = performance.now();
  const costs = await costDuring(roots, partOf, async () => {
    figures = await askInTurn(() => address + next(), load);
  });
  const took = performance.now() - begun;
  if (figures === undefined) throw new Error("Nothing was asked.");
  const spent = [...costs].map(([part, ms]): readonly [string, number] => [part, ms / took]);
  const shown = spent.toSorted(([, one], [, other]) => other - one).filter(([, share]) => share >= 0.02);
  return { figures, parts: shown.map(([part, share]) => `${part} ${share.toFixed(2)}`).join(", ") };
}

const folder = mkdtempSync(join(tmpdir(), "torg-nodes-"));
// The databases run under their own account.
chmodSync(folder, 0o755);
process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
console.log(`${load.visitors} visitors, ${availableParallelism()} cores; cores that each part kept busy stand behind.`);
console.log(loadHeading);
for (const nodes of given.nodes.split(",").map(Number)) {
  const nodeEnv = () => ({ SHOP_WORKERS: "1", SHOP_PUBLIC_URL: `http://127.0.0.1:${given.port}`, SHOP_DEMO: "1" });
  const cluster = await startCluster({ folder, firstPort: Number(given.port), nodes, data: "reference", nodeEnv });
  try {
    const kept = await measure(cluster, () => "/kategori/vitvaror");
    const cold = await measure(cluster, coldListing);
    const of = nodes === 1 ? "1 node" : `${nodes} nodes`;
    console.log(`${describeLoad(cold.figures)}  cold listings of ${of}: ${cold.parts}`);
    console.log(`${describeLoad(kept.figures)}  one that Varnish has: ${kept.parts}`);
  } finally {
    await cluster.stop();
  }
}
process.exit(0);
