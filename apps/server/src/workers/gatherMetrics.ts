import type { MetricsPlace } from "../metrics/serveMetrics.ts";
import type { Order, Report } from "./messages.ts";

/** The workers as seen by the metrics. */
export interface MeasuredWorkers {
  /** Sends an order to every serving worker; returns their number. */
  readonly broadcast: (order: Order) => number;
  /** Listens to their reports; returns a function to stop. */
  readonly listen: (hear: (report: Report) => void) => () => void;
}

/** The combined metrics of several workers. */
export interface MetricsGathering {
  readonly close: () => Promise<void>;
}

/** Milliseconds for a worker to report its metrics; slower ones are left out of this answer. */
const patience = 2000;

/** Serves the metrics of all workers at one address, if configured; each series is labelled with its worker. */
export async function gatherMetrics(
  place: MetricsPlace | undefined,
  workers: MeasuredWorkers,
): Promise<MetricsGathering | null> {
  if (place === undefined) return null;
  const { AggregatorRegistry } = await import("prom-client");
  const { serveMetrics } = await import("../metrics/serveMetrics.ts");
  let lastQuestion = 0;
  const gather = (): Promise<readonly unknown[][]> => {
    const question = (lastQuestion += 1);
    const told: unknown[][] = [];
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        deafen();
        resolve(told);
      };
      const deafen = workers.listen((report) => {
        if (report.report !== "metrics" || report.question !== question) return;
        told.push(report.metrics);
        if (told.length === asked) finish();
      });
      const timer = setTimeout(finish, patience);
      const asked = workers.broadcast({ order: "tell metrics", question });
      if (asked === 0) finish();
    });
  };
  return serveMetrics(place, async () => AggregatorRegistry.aggregate([...(await gather())]).metrics());
}
