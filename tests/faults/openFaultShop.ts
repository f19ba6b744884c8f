import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type OpenDatabase } from "../../apps/server/src/database/openDatabase.ts";
import { boughtCable } from "../../apps/server/src/testing/patientBuyer.ts";
import { type Cluster, type ClusterOptions, startCluster } from "../cluster/startCluster.ts";
import { readFaultOptions } from "./faultOptions.ts";
import { type CardProvider, startCardProvider } from "./startCardProvider.ts";

/** A cluster with sales, and its buyers' payment provider. */
export interface FaultShop {
  readonly cluster: Cluster;
  readonly provider: CardProvider;
  /** Reads from the primary directly, bypassing everything in front of it. */
  readonly look: <Found>(read: (database: OpenDatabase) => Promise<Found>) => Promise<Found>;
  readonly close: () => Promise<void>;
}

/** Cables in stock before any sale. */
export const cablesAtFirst = 1_000_000;

/** All buyers come from one address. */
const limits = "order/address=1000000, order/session=1000000, stock/address=1000000, letters/mailbox=1000000";

/** Additional options of a test's cluster. */
export interface FaultShopOptions extends Partial<ClusterOptions> {
  /** Prepares the cluster's folder; the returned function undoes that when the cluster has ended. */
  readonly prepare?: (folder: string) => () => void;
}

/** Starts a cluster with the reference data on its own ports, in a folder that is removed at the end. */
export async function openFaultShop({ prepare, ...options }: FaultShopOptions = {}): Promise<FaultShop> {
  const { firstPort } = readFaultOptions();
  const folder = mkdtempSync(join(tmpdir(), "torg-faults-"));
  // The databases run under their own account.
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
