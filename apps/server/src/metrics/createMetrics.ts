import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { WatchJob } from "../jobs/Jobs.ts";
import { type ProviderFetch, troubleOfStatus } from "../providers/providerHttp.ts";
import { type DatabaseFigures, readDatabaseFigures } from "./readDatabaseFigures.ts";

/** The metrics of a running shop. No label contains anything that a visitor sent. */
export interface Metrics {
  /** Counts the requests of a server by route. */
  readonly watchRequests: (server: FastifyInstance) => void;
  /** Counts requests to providers by host. */
  readonly watchFetch: (fetch: ProviderFetch) => ProviderFetch;
  /** Counts attempts of jobs, including letters, and sweeps. */
  readonly watchJob: WatchJob;
  /** Counts the source of a shared page. */
  readonly tellPage: (source: "kept" | "made" | "old") => void;
  /** All metrics in Prometheus format. */
  readonly text: () => Promise<string>;
  /** All metrics in the form that is aggregated over several workers. */
  readonly gathered: () => Promise<readonly unknown[]>;
}

/** The pools and tables that are read whenever the metrics are requested. */
export interface MetricsSources {
  readonly pools: Readonly<Record<string, pg.Pool>>;
  /** The connections for reading jobs, orders and imports. */
  readonly tasks: Pick<pg.Pool, "query">;
  /** The number of this worker, if there are several; every series has it as a label. */
  readonly worker?: number | undefined;
}

const requestSeconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const providerSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const methods = new Set(["GET", "HEAD", "POST"]);
/** The hosts of providers come from the configuration; more than these would be a mistake. */
const maxHosts = 20;

/** Creates the metrics of a shop, including those of the process. */
export function createMetrics({ pools, tasks, worker }: MetricsSources): Metrics {
  const register = new Registry();
  const registers = [register];
  if (worker !== undefined) {
    register.setDefaultLabels({ worker: String(worker) });
    const help = "The process of each worker; another one when it was started again or replaced.";
    new Gauge({ name: "torg_worker_process_id", help, registers }).set(process.pid);
  }
  collectDefaultMetrics({ register });
  const jobs = new Counter({
    name: "torg_jobs_tried_total",
    help: "Jobs that were done, and tries that failed. Letters are the jobs that end in -mail and -notice.",
    labelNames: ["name", "outcome"],
    registers,
  });
  const pages = new Counter({
    name: "torg_shared_pages_total",
    help: "Pages that all may share: kept from before, made anew, or an old one in the place of one that could not be made.",
    labelNames: ["source"],
    registers,
  });
  watchPools(registers, pools);
  const show = showDatabase(registers);
  const look = async (): Promise<void> => show(await readDatabaseFigures(tasks).catch(() => null));
  return {
    watchRequests: (server) => watchRequests(registers, server),
    watchFetch: createFetchWatch(registers),
    async watchJob(name, run) {
      try {
        await run();
      } catch (error) {
        jobs.inc({ name, outcome: "failed" });
        throw error;
      }
      jobs.inc({ name, outcome: "done" });
    },
    tellPage: (source) => pages.inc({ source }),
    async text() {
      await look();
      return register.metrics();
    },
    async gathered() {
      await look();
      return register.getMetricsAsJSON();
    },
  };
}

type Registers = Registry[];

function watchRequests(registers: Registers, server: FastifyInstance): void {
  const requests = new Counter({
    name: "torg_requests_total",
    help: "Requests by the pattern of their route; those of no route have the route none.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "torg_request_seconds",
    help: "From a request to the end of its answer.",
    labelNames: ["route"],
    buckets: requestSeconds,
    registers,
  });
  server.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? "none";
    requests.inc({ method: methods.has(method) ? method : "other", route, status: reply.statusCode });
    duration.observe({ route }, reply.elapsedTime / 1000);
  });
}

function outcomeOf({ status }: Response): "answered" | "refused" | "failed" {
  return status >= 400 ? troubleOfStatus(status) : "answered";
}

function createFetchWatch(registers: Registers): Metrics["watchFetch"] {
  const duration = new Histogram({
    name: "torg_provider_request_seconds",
    help: "What providers and carriers were asked: answered, refused (400 to 499), failed (500 and more), or none without an answer.",
    labelNames: ["host", "outcome"],
    buckets: providerSeconds,
    registers,
  });
  const hosts = new Set<string>();
  const labelOf = (url: string): string => {
    const { host } = new URL(url);
    if (hosts.size < maxHosts) hosts.add(host);
    return hosts.has(host) ? host : "other";
  };
  return (fetch) => async (url, init) => {
    const since = performance.now();
    const host = labelOf(url);
    const tell = (outcome: string): void => duration.observe({ host, outcome }, (performance.now() - since) / 1000);
    try {
      const answer = await fetch(url, init);
      tell(outcomeOf(answer));
      return answer;
    } catch (error) {
      tell("none");
      throw error;
    }
  };
}

function watchPools(registers: Registers, pools: MetricsSources["pools"]): void {
  const connections = new Gauge({
    name: "torg_database_connections",
    help: "Connections to the database: used, idle, and requests that wait for one.",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        connections.set({ pool, state: "used" }, totalCount - idleCount);
        connections.set({ pool, state: "idle" }, idleCount);
        connections.set({ pool, state: "waiting" }, waitingCount);
      }
    },
  });
}

/** Figures shared by all processes of a shop: each reports the same. */
function showDatabase(registers: Registers): (figures: DatabaseFigures | null) => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge("torg_database_up", "1 while the database answers; without it, what is read from it is missing.");
  const orders = gauge("torg_orders", "Orders that the shop has taken, of all processes.");
  const lastOrder = gauge("torg_last_order_timestamp_seconds", "When the last order was placed.");
  const jobs = gauge("torg_jobs", "Jobs by state: due, later (the next try is not due yet), active, failed.", [
    "name",
    "state",
  ]);
  const oldest = gauge("torg_oldest_due_job_seconds", "How long the oldest job that is due has waited.", ["name"]);
  const imports = gauge("torg_last_import_timestamp_seconds", "When a feed was last imported, or refused.", [
    "store",
    "state",
  ]);
  return (figures) => {
    up.set(figures === null ? 0 : 1);
    for (const each of [jobs, oldest, imports]) each.reset();
    for (const each of [orders, lastOrder]) each.remove({});
    if (figures === null) return;
    orders.set(figures.orders);
    if (figures.lastOrder !== null) lastOrder.set(figures.lastOrder);
    for (const { name, due, later, active, failed, oldestSeconds } of figures.jobs) {
      for (const [state, count] of Object.entries({ due, later, active, failed })) jobs.set({ name, state }, count);
      oldest.set({ name }, oldestSeconds);
    }
    for (const { store, state, at } of figures.imports) imports.set({ store, state }, at);
  };
}
