// npm run cluster -- [folder] [--port=8080] [--nodes=2] [--data=demo] [--shop=assembled folder]: simulates a shop on
// several machines on this one: etcd, three PostgreSQL under Patroni, PgBouncer, nodes, Varnish and HAProxy. Ctrl-C
// ends all of it.
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startCluster } from "../../tests/cluster/startCluster.ts";
import { root, runStep } from "./runStep.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: "string", default: "8080" },
    nodes: { type: "string", default: "2" },
    data: { type: "string", default: "demo" },
    shop: { type: "string" },
  },
});
const folder = positionals[0] ?? join(root, ".data/cluster");

if (values.shop === undefined) {
  console.log("Building the shop …");
  const build = await runStep("turbo", ["run", "build", "--filter=@torg/storefront", "--output-logs=new-only"], {
    quiet: true,
  });
  if (build.code !== 0) {
    console.error(build.output);
    process.exit(1);
  }
}
const end = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end.abort());

let cluster;
try {
  cluster = await startCluster({
    folder,
    firstPort: Number(values.port),
    nodes: Number(values.nodes),
    data: values.data,
    shop: values.shop,
    say: console.log,
    end: end.signal,
  });
} catch (error) {
  console.error(error.message);
  process.exit(end.signal.aborted ? 0 : 1);
}
const { ports, parts } = cluster;
const at = (port) => `127.0.0.1:${port}`;
console.log(`
The shop               ${cluster.address}
Varnish                ${at(ports.cache)}
nodes, behind HAProxy  ${at(ports.nodes)}: ${parts.nodes.map((_, index) => at(ports.node(index + 1))).join(", ")}
PgBouncer              ${at(ports.bouncer)}
primary and copies     ${at(ports.primary)}, ${at(ports.replicas)}
Patroni                ${parts.databases.map(({ number }) => at(ports.patroni(number))).join(", ")}
files and logs         ${cluster.folder}
Ctrl-C ends all of it.`);
if (!end.signal.aborted) await once(end.signal, "abort");
console.log("Ending the cluster …");
await cluster.stop();
process.exit(0);
