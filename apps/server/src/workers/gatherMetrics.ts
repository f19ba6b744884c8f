import type { MetricsPlace } from "../metrics/serveMetrics.ts";
import type { Order, Report } from "./messages.ts";

/** Workers, as they are asked for what they have counted. */
export interface AskedWorkers {
  /** Asks every worker that serves; answers how many there are. */
  readonly ask: (order: Order) => number;
  /** Hears what they report, until it is told to stop. */
  readonly listen: (hear: (report: Report) => void) => () => void;
}

/** Metrics of several workers, told as one. */
export interface MetricsGathering {
  readonly close: () => Promise<void>;
}

/** Milliseconds that a worker has to tell its metrics; one that is busier is left out this time. */
const patience = 2000;

/** Serves the metrics of all workers at one address, where the configuration names one; each series names its worker. */
export async function gatherMetrics(
  place: MetricsPlace | undefined,
  workers: AskedWorkers,
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
      const asked = workers.ask({ order: "tell metrics", question });
      if (asked === 0) finish();
    });
  };
  return serveMetrics(place, async () => AggregatorRegistry.aggregate([...(await gather())]).metrics());
}
