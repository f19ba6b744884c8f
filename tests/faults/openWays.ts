import { type FaultProxy, startFaultProxy } from "../../apps/server/src/testing/startFaultProxy.ts";
import { clusterPorts } from "../cluster/clusterPorts.ts";
import type { ClusterOptions } from "../cluster/startCluster.ts";
import { readFaultOptions } from "./faultOptions.ts";

/** Proxies to the primary, to the replicas, and from each Patroni to etcd. */
export interface FaultWays {
  readonly primary: FaultProxy;
  readonly copies: FaultProxy;
  /** The proxy of the database with this number. */
  readonly etcdOf: (number: number) => FaultProxy;
  /** The options that make a cluster use them. */
  readonly options: Pick<ClusterOptions, "primaryPort" | "replicaPort" | "etcdPort">;
  readonly heal: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const portOf = ({ url }: FaultProxy): number => Number(new URL(url).port);

/** Opens the proxies for a cluster that is started afterwards. */
export async function openWays(): Promise<FaultWays> {
  const ports = clusterPorts(readFaultOptions().firstPort);
  const way = (port: number): Promise<FaultProxy> => startFaultProxy(`tcp://127.0.0.1:${port}`);
  const [primary, copies] = [await way(ports.primary), await way(ports.replicas)];
  const etcd = [await way(ports.etcd), await way(ports.etcd), await way(ports.etcd)];
  const all = [primary, copies, ...etcd];
  const etcdOf: FaultWays["etcdOf"] = (number) => {
    const found = etcd[number - 1];
    if (found === undefined) throw new Error(`There is no database ${number}.`);
    return found;
  };
  return {
    primary,
    copies,
    etcdOf,
    options: { primaryPort: portOf(primary), replicaPort: portOf(copies), etcdPort: (n) => portOf(etcdOf(n)) },
    heal: async () => void (await Promise.all(all.map((one) => one.heal()))),
    close: async () => void (await Promise.all(all.map((one) => one.close()))),
  };
}
