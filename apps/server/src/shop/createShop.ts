import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { mkdirSync } from "node:fs";
import { createCheckoutReader } from "../checkout/createCheckoutReader.ts";
import type { ShopConfig } from "../config/readConfig.ts";
import type { Database } from "../database/Database.ts";
import { createServicePoints } from "../delivery/createServicePoints.ts";
import { directUrlOf } from "../database/directUrlOf.ts";
import { migrate } from "../database/migrate.ts";
import { openPools, type WatchedPool } from "../database/openPools.ts";
import { type StartedDatabase, startDatabase } from "../database/startDatabase.ts";
import { cancelOrder } from "../fulfilment/cancelOrder.ts";
import { createServer } from "../http/createServer.ts";
import { type DrainOptions, prepareDrain } from "../http/load/prepareDrain.ts";
import { createLimits } from "../limits/createLimits.ts";
import { startJobs } from "../jobs/startJobs.ts";
import { createPayments } from "../payments/createPayments.ts";
import { carryRequest } from "../providers/carryRequest.ts";
import { startTraces } from "../traces/startTraces.ts";
import type { OpenPage } from "../pages/createPageReader.ts";
import { registerHealthRoutes } from "./registerHealthRoutes.ts";
import type { ShopMetrics } from "./startMetrics.ts";
import type { ShopStart } from "./ShopStart.ts";
import { startObservability } from "./startObservability.ts";
import { registerFeatures, type ShopFeatures } from "./registerFeatures.ts";
import { connectionShare } from "../workers/connectionShare.ts";
import type { Supervisor } from "../workers/joinSupervisor.ts";
import type { WorkerPlace } from "../workers/messages.ts";

/** A running shop that is not listening yet. */
export interface Shop {
  readonly server: FastifyInstance;
  readonly context: ShopFeatures;
  /** Loads the data of the page for a request, for a storefront in the same process. */
  readonly openPage: OpenPage;
  /** Its metrics; null if not configured. */
  readonly metrics: ShopMetrics | null;
  /** Starts jobs, sweeps and webhooks. Meant for one of several workers, but safe if two call it. */
  readonly startWork: () => Promise<void>;
  /** Ends running requests (ten seconds at most), then connections, then the embedded database. */
  readonly close: (options?: DrainOptions) => Promise<void>;
}

/** Options for starting a shop. */
export interface ShopOptions {
  /** Fills an empty database; runs after the migrations. */
  readonly seed?: (start: ShopStart) => Promise<void>;
  /** The supervisor, if this process is one of several workers; absent, it is the whole shop. */
  readonly supervisor?: Pick<Supervisor, "place" | "catalogue"> | undefined;
}

/** Opens the shop's database: the one shared by all workers, or one started by this process. */
function openDatabaseOf(
  { databaseUrl, dataDir }: ShopConfig,
  place: WorkerPlace | undefined,
): Promise<StartedDatabase> {
  if (place !== undefined) return Promise.resolve({ url: place.databaseUrl, stop: async () => undefined });
  if (databaseUrl === undefined) mkdirSync(dataDir, { recursive: true });
  return startDatabase({ url: databaseUrl, dataDir, role: "server" });
}

type Warn = (details: unknown, message: string) => void;

const warnOfPool = (warn: Warn) => (pool: WatchedPool, isUnavailable: boolean) =>
  warn({ pool }, isUnavailable ? "the database is away" : "the database is back");

/** Starts the database, migrates it and creates the web server with all routes. */
export async function createShop(config: ShopConfig, { seed, supervisor }: ShopOptions = {}): Promise<Shop> {
  const place = supervisor?.place;
  const database = await openDatabaseOf(config, place);
  const traces = await startTraces(config.traces);
  const directUrl = directUrlOf(config, database);
  let log: FastifyBaseLogger | null = null;
  // The pools are open before the server and its log: what breaks them until then fails the start itself.
  const warn: Warn = (details, message) => log?.warn(details, message);
  const onConnectionError = (error: unknown): void => warn({ err: error }, "a database connection broke");
  const listeners = { onConnectionError, onAvailabilityChange: warnOfPool(warn), watch: traces?.watchStatement };
  const databaseConnections = connectionShare(config.databaseConnections, place?.places ?? 1);
  const pools = openPools({ ...config, databaseConnections }, { url: database.url, directUrl }, listeners);
  const { db, pool } = pools.buying;
  try {
    const warnings: string[] = [];
    if (place?.prepares !== false) {
      await migrate(pools.tasks.pool);
      await seed?.({ db: pools.tasks.db, pool: pools.tasks.pool, config, warn: (message) => warnings.push(message) });
    }
    const server = await createServer(config, { buying: db, browsing: pools.browsing.db }, traces);
    for (const message of warnings) server.log.warn(message);
    ({ log } = server);
    const drain = prepareDrain(server);
    server.decorate("shopDb", db);
    server.decorate("checksAnswers", !config.isProduction);
    registerHealthRoutes(server, db, drain.isEnding);
    const watch = await startObservability(config, { server, pools, traces, place: place?.place });
    const { metrics, watchFetch, watchJob, close: endWatch } = watch;
    const jobs = await startJobs(pools.tasks.pool, { onError: onConnectionError, watch: watchJob });
    const limits = createLimits(db, config.limits);
    if (config.limits.size > 0) warn({ limits: Object.fromEntries(config.limits) }, "limits are other than usual");
    const payments = createPayments({ db, config, jobs, limits, cancelOrder, warn, watch: watchFetch });
    const carry = watchFetch(carryRequest);
    const servicePoints = createServicePoints(db, { access: config.carriers, fetch: carry, warn });
    const checkouts = createCheckoutReader(db, undefined, servicePoints);
    const base = { db, pools, pool, config, payments, checkouts, limits, jobs, carry, databaseUrl: directUrl };
    const features = { ...base, feed: supervisor?.catalogue ?? null };
    const { context, openPage, startWork, stop } = await registerFeatures(server, features);
    if (place === undefined) await startWork();
    return {
      server,
      context,
      openPage,
      metrics,
      startWork,
      async close(how) {
        await drain.end(how);
        await stop();
        await jobs.stop();
        await endWatch();
        await pools.close();
        await database.stop();
      },
    };
  } catch (error) {
    await pools.close();
    await database.stop();
    throw error;
  }
}

declare module "fastify" {
  interface FastifyInstance {
    shopDb: Kysely<Database>;
    /** Whether responses are validated against their contracts before they are sent. */
    checksAnswers: boolean;
  }
}
