import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type OpenDatabase } from "../../apps/server/src/database/openDatabase.ts";
import { boughtCable } from "../../apps/server/src/testing/patientBuyer.ts";
import { type Cluster, type ClusterOptions, startCluster } from "../cluster/startCluster.ts";
import { readFaultOptions } from "./faultOptions.ts";
import { type CardProvider, startCardProvider } from "./startCardProvider.ts";

/** A cluster that sells, and the provider that its buyers pay with. */
export interface FaultShop {
  readonly cluster: Cluster;
  readonly provider: CardProvider;
  /** Asks whoever leads, past everything that stands before the database. */
  readonly look: <Found>(read: (database: OpenDatabase) => Promise<Found>) => Promise<Found>;
  readonly close: () => Promise<void>;
}

/** Cables that there are before anybody buys. */
export const cablesAtFirst = 1_000_000;

/** All buyers come from one address. */
const limits = "order/address=1000000, order/session=1000000, stock/address=1000000, letters/mailbox=1000000";

/** A cluster of tests besides what they all have. */
export interface FaultShopOptions extends Partial<ClusterOptions> {
  /** Prepares the cluster's folder; what is answered undoes that when the cluster has ended. */
  readonly prepare?: (folder: string) => () => void;
}

/** Starts a cluster with the reference data on ports of its own, in a folder that is removed at the end. */
export async function openFaultShop({ prepare, ...options }: FaultShopOptions = {}): Promise<FaultShop> {
  const { firstPort } = readFaultOptions();
  const folder = mkdtempSync(join(tmpdir(), "torg-faults-"));
  // The databases run under an account of their own.
  chmodSync(folder, 0o755);
  const undo = prepare?.(folder);
  const provider = await startCardProvider(firstPort + 60);
  const cluster = await startCluster({
    folder,
    firstPort,
    ...options,
    nodeEnv: (n) => ({
      SHOP_WORKERS: "1",
      SHOP_PUBLIC_URL: `http://127.0.0.1:${firstPort}`,
      SHOP_DEMO: "1",
      LIMITS: limits,
      ...provider.env,
      ...options.nodeEnv?.(n),
    }),
  });
  const look: FaultShop["look"] = async (read) => {
    const straight = new URL(cluster.databaseUrl("primary"));
    straight.port = String(cluster.ports.primary);
    const database = openDatabase(straight.href, { max: 1 });
    try {
      return await read(database);
    } finally {
      await database.close();
    }
  };
  const fill = "UPDATE product SET stock = $1 WHERE id = $2";
  await look(({ pool }) => pool.query(fill, [cablesAtFirst, boughtCable.productId]));
  return {
    cluster,
    provider,
    look,
    async close() {
      await cluster.stop();
      await provider.close();
      undo?.();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
