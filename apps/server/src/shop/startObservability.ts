import type { FastifyInstance } from "fastify";
import type { ShopConfig } from "../config/readConfig.ts";
import type { DatabasePools } from "../database/openPools.ts";
import type { WatchJob } from "../jobs/Jobs.ts";
import type { ProviderFetch } from "../providers/providerHttp.ts";
import type { Traces } from "../traces/Traces.ts";
import { type ShopMetrics, startMetrics } from "./startMetrics.ts";

/** The observation of a shop: metrics, traces, both or neither. */
export interface Observability {
  readonly metrics: ShopMetrics | null;
  readonly watchFetch: (fetch: ProviderFetch) => ProviderFetch;
  readonly watchJob: WatchJob;
  /** Ends both; collected traces are delivered first. */
  readonly close: () => Promise<void>;
}

/** The server and the pools to observe, and the traces if they have been started. */
interface WatchedShop {
  readonly server: FastifyInstance;
  readonly pools: DatabasePools;
  readonly traces: Traces | null;
  /** The number of this worker, if there are several. */
  readonly place?: number | undefined;
}

/** Starts metrics if configured, and adds the hooks for both metrics and traces once. */
export async function startObservability(
  config: Pick<ShopConfig, "metrics">,
  { server, pools, traces, place }: WatchedShop,
): Promise<Observability> {
  const metrics = await startMetrics(config, { server, pools, place });
  if (traces !== null) {
    traces.broken.change = (trouble) =>
      server.log.warn({ trouble }, trouble === null ? "traces are delivered again" : "traces cannot be delivered");
  }
  const watches = [metrics, traces].filter((watch) => watch !== null);
  return {
    metrics,
    watchFetch: (fetch) => watches.reduce((inner, watch) => watch.watchFetch(inner), fetch),
    watchJob: (name, run) =>
      watches.reduce<() => Promise<void>>((inner, watch) => () => watch.watchJob(name, inner), run)(),
    async close() {
      await metrics?.close();
      await traces?.close();
    },
  };
}
