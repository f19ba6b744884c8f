import type { FastifyInstance } from "fastify";
import type { ShopConfig } from "../config/readConfig.ts";
import type { DatabasePools } from "../database/openPools.ts";
import type { Metrics } from "../metrics/createMetrics.ts";
import { serveMetrics } from "../metrics/serveMetrics.ts";

/** The metrics of a shop that has an address for them. */
export interface ShopMetrics extends Metrics {
  /** Where they are served; null in one of several workers, which sends them on request. */
  readonly address: string | null;
  readonly close: () => Promise<void>;
}

/** The server and the pools to measure. */
export interface MeasuredShop {
  readonly server: FastifyInstance;
  readonly pools: DatabasePools;
  /** The number of this worker, if there are several. */
  readonly place?: number | undefined;
}

/** Starts the metrics if the configuration has an address for them; otherwise gives null and loads nothing. */
export async function startMetrics(
  { metrics: address }: Pick<ShopConfig, "metrics">,
  { server, pools: { buying, browsing, replica, tasks }, place: worker }: MeasuredShop,
): Promise<ShopMetrics | null> {
  if (address === undefined) return null;
  const { createMetrics } = await import("../metrics/createMetrics.ts");
  const openPools = { buying: buying.pool, browsing: browsing.pool, tasks: tasks.pool };
  const ofReplica = replica === browsing ? {} : { replica: replica.pool };
  const metrics = createMetrics({ pools: { ...openPools, ...ofReplica }, tasks: tasks.pool, worker });
  metrics.watchRequests(server);
  if (worker !== undefined) return { ...metrics, address: null, close: async () => undefined };
  const served = await serveMetrics(address, metrics.text);
  server.log.info({ address: served.address }, "metrics can be read");
  return { ...metrics, ...served };
}
