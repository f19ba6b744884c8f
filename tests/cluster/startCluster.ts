import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ClusterPlan, loopback, readSecrets, writeClusterFiles } from "./clusterFiles.ts";
import {
  type DatabasePart,
  type DatabaseRoad,
  databaseUrl,
  type Ground,
  startBouncer,
  startCache,
  startDatabaseMachine,
  startEtcd,
  startNode,
  startRouter,
} from "./clusterParts.ts";
import { clusterPorts, type ClusterPorts, takenPort } from "./clusterPorts.ts";
import { databaseAccount, prepareDebianParts } from "./debianParts.ts";
import { keepPart, type Part } from "./keepPart.ts";
import { type ClusterWatch, watchCluster } from "./watchCluster.ts";

/** Options of a cluster. */
export interface ClusterOptions {
  readonly folder: string;
  /** The first port, used by visitors; the following ones belong to the cluster too. */
  readonly firstPort: number;
  readonly nodes?: number;
  readonly data?: "demo" | "reference";
  /** An assembled shop (`npm run assemble`); absent: the sources, whose storefront must be built. */
  readonly shop?: string | undefined;
  /** Additional environment of a node. */
  readonly nodeEnv?: (n: number) => Readonly<Record<string, string>>;
  /** Ports of a test's proxies, instead of the direct ones. */
  readonly primaryPort?: number;
  readonly replicaPort?: number;
  readonly etcdPort?: (n: number) => number;
  readonly say?: (line: string) => void;
  /** Aborts a cluster that is still starting. */
  readonly end?: AbortSignal;
}

/** A running cluster. */
export interface Cluster extends ClusterWatch {
  readonly address: string;
  readonly ports: ClusterPorts;
  readonly folder: string;
  readonly parts: {
    readonly nodes: readonly Part[];
    readonly databases: readonly DatabasePart[];
    readonly bouncers: readonly Part[];
    readonly routers: readonly Part[];
    readonly cache: Part;
    readonly etcd: Part;
  };
  readonly databaseUrl: (road: DatabaseRoad) => string;
  /** Waits until every part is working. */
  readonly untilWhole: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const databases = [1, 2, 3];
/** Two of each share one port, as two machines share an address. */
const pair = [1, 2];

/** Plans a cluster and writes its files. Throws an error when something required is missing or in use. */
async function prepare(options: ClusterOptions): Promise<Ground> {
  const taken = await takenPort(options.firstPort);
  if (taken !== null) throw new Error(`Port ${taken} is taken; the cluster needs those from ${options.firstPort} on.`);
  const { postgres } = prepareDebianParts();
  const folder = resolve(options.folder);
  mkdirSync(join(folder, "logs"), { recursive: true });
  const secrets = readSecrets(folder);
  const ports = clusterPorts(options.firstPort);
  const plan: ClusterPlan = {
    folder,
    ports,
    nodes: options.nodes ?? 2,
    databases: databases.length,
    postgres,
    account: databaseAccount(),
    primaryPort: options.primaryPort ?? ports.primary,
    replicaPort: options.replicaPort ?? ports.replicas,
    etcdPort: options.etcdPort ?? (() => ports.etcd),
  };
  writeClusterFiles(plan, secrets);
  const keep: Ground["keep"] = (start) => keepPart({ ...start, logFile: join(folder, "logs", `${start.name}.log`) });
  return { plan, secrets, keep };
}

/** Ends databases, the primary last: otherwise the lead would move from one to the next. */
async function stopDatabases(members: readonly DatabasePart[], watch: ClusterWatch): Promise<void> {
  const lead = await watch.primary();
  for (const one of members) if (one !== lead) await one.stop();
  await lead?.stop();
  await watch.until("the databases to end", async () => members.every(({ postmaster }) => postmaster() === null));
}

/** Starts the cluster: databases first, then what is in front of them, then the shop's nodes, the first one alone. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { data = "reference", say = () => undefined, nodeEnv = () => ({}), shop, end } = options;
  const ground = await prepare(options);
  const { ports, folder, nodes: count } = ground.plan;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).toReversed()) await one();
  };
  const kept = (parts: readonly Part[]): void => {
    stops.push(() => Promise.all(parts.map((part) => part.stop())));
  };
  try {
    say("PostgreSQL under Patroni …");
    const etcd = startEtcd(ground);
    kept([etcd]);
    const members = databases.map((n) => startDatabaseMachine(ground, n));
    const watch = watchCluster(ports, members, end);
    const { until, isWell } = watch;
    stops.push(() => stopDatabases(members, watchCluster(ports, members, undefined)));
    const routers = pair.map((n) => startRouter(ground, n));
    const bouncers = pair.map((n) => startBouncer(ground, n));
    const cache = startCache(ground);
    kept([...routers, ...bouncers, cache]);
    await until("a primary and its standbys", watch.hasStandbys);
    say("The shop …");
    const start = (number: number): Part =>
      startNode(ground, { number, shop, env: { SHOP_DATA: data, ...nodeEnv(number) } });
    // The first one fills the database; the others would do it at the same time.
    const nodes = [start(1)];
    stops.push(() => Promise.all(nodes.map((part) => part.stop())));
    await until("the first node", () => isWell(ports.node(1), "/readyz"), 600_000);
    for (let number = 2; number <= count; number += 1) nodes.push(start(number));
    const untilWhole = async (): Promise<void> => {
      await until("a primary and its standbys", watch.hasStandbys);
      await until("the cache", () => isWell(ports.cache, "/cache-alive"));
      for (const n of nodes.keys()) await until(`node-${n + 1}`, () => isWell(ports.node(n + 1), "/readyz"));
      await until("the front", () => isWell(ports.front, "/readyz"));
    };
    await untilWhole();
    return {
      ...watch,
      address: `http://${loopback}:${ports.front}`,
      ports,
      folder,
      parts: { nodes, databases: members, bouncers, routers, cache, etcd },
      databaseUrl: (road) => databaseUrl(ground, road),
      untilWhole,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
