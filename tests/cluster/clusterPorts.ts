import { createServer } from "node:net";

/** Ports of a cluster on one machine. */
export interface ClusterPorts {
  readonly front: number;
  readonly cache: number;
  readonly nodes: number;
  readonly primary: number;
  readonly replicas: number;
  readonly bouncer: number;
  readonly etcd: number;
  readonly etcdPeer: number;
  /** Ports of the n-th PostgreSQL, its Patroni, and the n-th shop node. */
  readonly postgres: (n: number) => number;
  readonly patroni: (n: number) => number;
  readonly node: (n: number) => number;
}

/** How many ports a cluster may use, from the first one. */
const width = 60;

/** The ports of a cluster, from its first one, which visitors use. */
export function clusterPorts(first: number): ClusterPorts {
  return {
    front: first,
    cache: first + 1,
    nodes: first + 2,
    primary: first + 3,
    replicas: first + 4,
    bouncer: first + 5,
    etcd: first + 6,
    etcdPeer: first + 7,
    postgres: (n) => first + 10 + n,
    patroni: (n) => first + 20 + n,
    node: (n) => first + 30 + n,
  };
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** Finds the first port already in use among those that a cluster from this one on would need; null if all are free. */
export async function takenPort(first: number): Promise<number | null> {
  for (let port = first; port < first + width; port += 1) if (!(await isFree(port))) return port;
  return null;
}
