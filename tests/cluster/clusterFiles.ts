import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../outside/repository.ts";
import type { ClusterPorts } from "./clusterPorts.ts";
import { fillTemplate } from "../../deploy/fillTemplate.ts";

/** Secrets of this cluster. */
export interface ClusterSecrets {
  readonly shop: string;
  readonly superuser: string;
  readonly replication: string;
  readonly identity: string;
}

/** The input for the files of a cluster. */
export interface ClusterPlan {
  readonly folder: string;
  readonly ports: ClusterPorts;
  readonly nodes: number;
  readonly databases: number;
  /** Folder of PostgreSQL's programs. */
  readonly postgres: string;
  readonly account: { readonly uid: number; readonly gid: number } | undefined;
  /**
   * The ports of the primary and the replicas for PgBouncer, and of etcd for the n-th Patroni; a test may put a proxy
   * there.
   */
  readonly primaryPort: number;
  readonly replicaPort: number;
  readonly etcdPort: (n: number) => number;
}

export const loopback = "127.0.0.1";
const templates = join(root, "deploy/chart/config");

/** The secrets of a folder, created on first use. */
export function readSecrets(folder: string): ClusterSecrets {
  const file = join(folder, "secrets.json");
  if (!existsSync(file)) {
    const secret = (): string => randomBytes(24).toString("hex");
    const made: ClusterSecrets = {
      shop: secret(),
      superuser: secret(),
      replication: secret(),
      identity: randomBytes(32).toString("base64"),
    };
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  }
  const { shop, superuser, replication, identity } = JSON.parse(readFileSync(file, "utf8"));
  return { shop, superuser, replication, identity };
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

function haproxyValues({ ports, nodes, databases }: ClusterPlan): Readonly<Record<string, string>> {
  const at = (port: number): string => `${loopback}:${port}`;
  const lines = (count: number, line: (n: number) => string): string => numbers(count).map(line).join("\n");
  const database = (n: number): string =>
    `server database-${n} ${at(ports.postgres(n))} check port ${ports.patroni(n)} maxconn 500`;
  return {
    GLOBAL_LINES: "",
    MOST_CONNECTIONS: "4000",
    SERVER_RULES: "",
    PUBLIC_SCHEME: "http",
    FRONT_ADDRESS: at(ports.front),
    CACHE_ADDRESS: at(ports.cache),
    // Only visitors connect here directly.
    TRUSTED_PROXIES: "255.255.255.255",
    NODES_ADDRESS: at(ports.nodes),
    NODES_BIND: at(ports.nodes),
    PRIMARY_ADDRESS: at(ports.primary),
    REPLICA_ADDRESS: at(ports.replicas),
    READY_SERVERS: lines(nodes, (n) => `server node-${n} ${at(ports.node(n))} check`),
    ALIVE_SERVERS: lines(nodes, (n) => `server node-${n} ${at(ports.node(n))} check`),
    PRIMARY_SERVERS: lines(databases, database),
    REPLICA_SERVERS: lines(databases, database),
  };
}

function patroniValues(plan: ClusterPlan, n: number): Readonly<Record<string, string | number>> {
  const { folder, ports, postgres, etcdPort } = plan;
  const own = join(folder, `database-${n}`);
  return {
    ETCD_HOSTS: `${loopback}:${etcdPort(n)}`,
    REST_LISTEN: `${loopback}:${ports.patroni(n)}`,
    MAX_CONNECTIONS: 200,
    SHARED_BUFFERS: "128MB",
    DATABASE_CLIENTS: `${loopback}/32`,
    AFTER_BOOTSTRAP: join(folder, "afterBootstrap.sh"),
    POSTGRES_LISTEN: `${loopback}:${ports.postgres(n)}`,
    POSTGRES_DATA: join(own, "data"),
    POSTGRES_PROGRAMS: postgres,
    PASSWORD_FILE: join(own, "pgpass"),
  };
}

/** Writes the configuration of every part into the folder. */
export function writeClusterFiles(plan: ClusterPlan, secrets: ClusterSecrets): void {
  const { folder, ports, databases, account } = plan;
  const fill = (name: string, values: Readonly<Record<string, string | number>>): string =>
    fillTemplate(readFileSync(join(templates, name), "utf8"), values);
  const write = (name: string, text: string, mode = 0o644): void => {
    writeFileSync(join(folder, name), text, { mode });
    chmodSync(join(folder, name), mode);
    if (account !== undefined) chownSync(join(folder, name), account.uid, account.gid);
  };
  const own = (name: string): void => {
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
    if (account !== undefined) chownSync(join(folder, name), account.uid, account.gid);
  };
  for (const name of ["etcd", ...numbers(databases).map((n) => `database-${n}`)]) own(name);
  mkdirSync(join(folder, "files"), { recursive: true });
  mkdirSync(join(folder, "logs"), { recursive: true });
  write("haproxy.cfg", fill("haproxy.cfg", haproxyValues(plan)));
  write("afterBootstrap.sh", fill("afterBootstrap.sh", {}), 0o755);
  for (const n of numbers(databases)) write(`database-${n}/patroni.yml`, fill("patroni.yml", patroniValues(plan, n)));
  const bouncer = {
    PRIMARY_HOST: loopback,
    PRIMARY_PORT: plan.primaryPort,
    REPLICA_HOST: loopback,
    REPLICA_PORT: plan.replicaPort,
    BOUNCER_HOST: loopback,
    BOUNCER_PORT: ports.bouncer,
    USER_FILE: join(folder, "users.txt"),
    POOL_SIZE: 20,
  };
  write("pgbouncer.ini", fill("pgbouncer.ini", bouncer));
  write("users.txt", `"torg" "${secrets.shop}"\n`, 0o600);
  const varnish = { NODES_HOST: loopback, NODES_PORT: ports.nodes, BAN_ADDRESSES: `"${loopback}";` };
  write("varnish.vcl", fill("varnish.vcl", varnish));
}
