import type { FastifyInstance } from "fastify";
import type { ShopConfig } from "../config/readConfig.ts";
import type { DatabaseWays } from "../database/openWays.ts";
import type { WatchJob } from "../jobs/Jobs.ts";
import type { ProviderFetch } from "../providers/providerHttp.ts";
import type { Traces } from "../traces/Traces.ts";
import { type ShopMetrics, startMetrics } from "./startMetrics.ts";

/** What stands around a shop's work, whoever looks at it: metrics, traces, both or nobody. */
export interface ShopWatch {
  readonly metrics: ShopMetrics | null;
  readonly watchFetch: (fetch: ProviderFetch) => ProviderFetch;
  readonly watchJob: WatchJob;
  /** Ends both; what has been followed is delivered. */
  readonly close: () => Promise<void>;
}

/** What is watched, and what follows it already. */
interface WatchedShop {
  readonly server: FastifyInstance;
  readonly ways: DatabaseWays;
  readonly traces: Traces | null;
  /** Which of several workers it is. */
  readonly place?: number | undefined;
}

/** Starts to count where the configuration says so, and hooks in, once for both, what counts and what follows. */
export async function startWatch(
  config: Pick<ShopConfig, "metrics">,
  { server, ways, traces, place }: WatchedShop,
): Promise<ShopWatch> {
  const metrics = await startMetrics(config, { server, ways, place });
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
