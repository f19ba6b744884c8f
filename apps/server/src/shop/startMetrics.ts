import type { FastifyInstance } from "fastify";
import type { ShopConfig } from "../config/readConfig.ts";
import type { DatabaseWays } from "../database/openWays.ts";
import type { Metrics } from "../metrics/createMetrics.ts";
import { serveMetrics } from "../metrics/serveMetrics.ts";

/** Metrics of a shop that has an address for them. */
export interface ShopMetrics extends Metrics {
  /** Where they are read; null for one of several workers, which is asked for them. */
  readonly address: string | null;
  readonly close: () => Promise<void>;
}

/** What is counted. */
export interface MeasuredShop {
  readonly server: FastifyInstance;
  readonly ways: DatabaseWays;
  /** Which of several workers it is. */
  readonly place?: number | undefined;
}

/** Starts to count what a shop does, where the configuration names a port for it; else null, and nothing is counted or loaded for it. */
export async function startMetrics(
  { metrics: address }: Pick<ShopConfig, "metrics">,
  { server, ways: { buying, browsing, reads, tasks }, place: worker }: MeasuredShop,
): Promise<ShopMetrics | null> {
  if (address === undefined) return null;
  const { createMetrics } = await import("../metrics/createMetrics.ts");
  const pools = { buying: buying.pool, browsing: browsing.pool, tasks: tasks.pool };
  const ofReplica = reads === browsing ? {} : { replica: reads.pool };
  const metrics = createMetrics({ pools: { ...pools, ...ofReplica }, tasks: tasks.pool, worker });
  metrics.watchRequests(server);
  if (worker !== undefined) return { ...metrics, address: null, close: async () => undefined };
  const served = await serveMetrics(address, metrics.text);
  server.log.info({ address: served.address }, "metrics can be read");
  return { ...metrics, ...served };
}
