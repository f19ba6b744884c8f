import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "../outside/repository.ts";
import { type ClusterPlan, type ClusterSecrets, loopback } from "./clusterFiles.ts";
import type { Part, PartStart } from "./keepPart.ts";

/** A PostgreSQL machine: Patroni and the database that it started. */
export interface DatabasePart extends Part {
  readonly number: number;
  /** The process id of the database itself. */
  readonly postmaster: () => number | null;
  /** Cuts the power of Patroni and database; both stay down until `release`. */
  readonly loseMachine: () => Promise<void>;
}

/** The environment for starting parts. */
export interface Ground {
  readonly plan: ClusterPlan;
  readonly secrets: ClusterSecrets;
  readonly keep: (start: Omit<PartStart, "logFile">) => Part;
}

/** The route to the database. */
export type DatabaseRoad = "bouncer" | "primary" | "replicas";

const http = (port: number): string => `http://${loopback}:${port}`;

/** The address of the database through PgBouncer, of the primary directly, or of the replicas. */
export function databaseUrl({ plan, secrets }: Omit<Ground, "keep">, road: DatabaseRoad): string {
  const port = road === "primary" ? plan.primaryPort : plan.ports.bouncer;
  return `postgres://torg:${secrets.shop}@${loopback}:${port}/${road === "replicas" ? "torg_read" : "torg"}`;
}

/** Starts etcd, which records which database leads. */
export function startEtcd({ plan: { folder, ports, account }, keep }: Ground): Part {
  const args = [
    "--name",
    "etcd-1",
    "--data-dir",
    join(folder, "etcd/data"),
    "--log-level",
    "warn",
    "--listen-client-urls",
    http(ports.etcd),
    "--advertise-client-urls",
    http(ports.etcd),
    "--listen-peer-urls",
    http(ports.etcdPeer),
    "--initial-advertise-peer-urls",
    http(ports.etcdPeer),
    "--initial-cluster",
    `etcd-1=${http(ports.etcdPeer)}`,
  ];
  return keep({ name: "etcd", command: "/usr/bin/etcd", args, account });
}

/** The process id in a folder's postmaster file, if it is running. */
function readPostmaster(folder: string): number | null {
  const file = join(folder, "data/postmaster.pid");
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  const isDatabase =
    existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(folder);
  return isDatabase ? pid : null;
}

/** Starts one of the PostgreSQL machines. */
export function startDatabaseMachine({ plan, secrets, keep }: Ground, n: number): DatabasePart {
  const folder = join(plan.folder, `database-${n}`);
  const part = keep({
    name: `database-${n}`,
    command: "/usr/bin/patroni",
    args: [join(folder, "patroni.yml")],
    account: plan.account,
    cwd: folder,
    env: {
      HOME: folder,
      PATRONI_NAME: `database-${n}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${loopback}:${plan.ports.patroni(n)}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${loopback}:${plan.ports.postgres(n)}`,
      PATRONI_SUPERUSER_USERNAME: "postgres",
      PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
      PATRONI_REPLICATION_USERNAME: "replicator",
      PATRONI_REPLICATION_PASSWORD: secrets.replication,
      SHOP_PASSWORD: secrets.shop,
    },
  });
  const postmaster = (): number | null => readPostmaster(folder);
  const tell = (signal: NodeJS.Signals): void => {
    const pid = postmaster();
    if (pid !== null) process.kill(pid, signal);
  };
  return {
    ...part,
    number: n,
    postmaster,
    async loseMachine() {
      const held = part.hold("SIGKILL");
      tell("SIGKILL");
      await held;
    },
    async stop() {
      // A process suspended by a test must be resumed before it can end.
      part.signal("SIGCONT");
      tell("SIGCONT");
      await part.stop();
      tell("SIGINT");
    },
  };
}

/** HAProxy, in front of the nodes and the databases. */
export function startRouter({ plan, keep }: Ground, n: number): Part {
  const args = ["-db", "-f", join(plan.folder, "haproxy.cfg")];
  return keep({ name: `haproxy-${n}`, command: "/usr/sbin/haproxy", args, endSignal: "SIGTERM" });
}

/** PgBouncer. */
export function startBouncer({ plan, keep }: Ground, n: number): Part {
  const args = [join(plan.folder, "pgbouncer.ini")];
  return keep({ name: `pgbouncer-${n}`, command: "/usr/sbin/pgbouncer", args, account: plan.account });
}

/** Varnish. */
export function startCache({
  plan: { folder, ports },
  keep,
}: {
  readonly plan: Pick<ClusterPlan, "folder" | "ports">;
  readonly keep: Ground["keep"];
}): Part {
  const args = [
    "-F",
    "-n",
    join(folder, "varnish"),
    "-a",
    `${loopback}:${ports.cache}`,
    "-f",
    join(folder, "varnish.vcl"),
    // Every process of a cluster runs as the user who started it, and none listens for commands.
    "-s",
    "malloc,128m",
    "-T",
    "none",
    "-j",
    "none",
    // Bodies are kept as compressed by the shop.
    "-p",
    "http_gzip_support=off",
    "-p",
    "thread_pool_min=10",
    "-p",
    "ban_lurker_age=1",
  ];
  return keep({ name: "varnish", command: "/usr/sbin/varnishd", args });
}

/** The node's program: in an assembled shop, or in the sources. */
export function nodeProgram(shop: string | undefined): Required<Pick<PartStart, "command" | "args" | "cwd">> {
  return shop === undefined
    ? { command: process.execPath, args: ["--conditions=@torg/source", "apps/storefront/src/main.ts"], cwd: root }
    : { command: process.execPath, args: ["dist/storefront/src/main.js"], cwd: resolve(shop) };
}

/** Further options of a node. */
export interface NodeStart {
  readonly number: number;
  readonly shop: string | undefined;
  readonly env: Readonly<Record<string, string>>;
}

/** A node of the shop. */
export function startNode(ground: Ground, { number, shop, env }: NodeStart): Part {
  const { plan, secrets, keep } = ground;
  return keep({
    name: `node-${number}`,
    ...nodeProgram(shop),
    env: {
      NODE_ENV: "production",
      HOST: loopback,
      PORT: String(plan.ports.node(number)),
      TORG_DATA_DIR: join(plan.folder, "files"),
      DATABASE_URL: databaseUrl(ground, "bouncer"),
      DATABASE_DIRECT_URL: databaseUrl(ground, "primary"),
      DATABASE_REPLICA_URL: databaseUrl(ground, "replicas"),
      CACHE_PURGE_URLS: `${http(plan.ports.cache)}/`,
      IDENTITY_KEY: secrets.identity,
      LOG_LEVEL: "warn",
      ...env,
    },
  });
}
