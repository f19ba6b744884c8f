import type { MetricsPlace } from "../metrics/serveMetrics.ts";
import type { WorkerCommand, WorkerReport } from "./messages.ts";

/** The workers as seen by the metrics. */
export interface MeasuredWorkers {
  /** Sends a command to every serving worker; returns their number. */
  readonly broadcast: (command: WorkerCommand) => number;
  /** Listens to their reports; returns a function to stop. */
  readonly listen: (onReport: (report: WorkerReport) => void) => () => void;
}

/** The combined metrics of several workers. */
export interface MetricsGathering {
  readonly close: () => Promise<void>;
}

/** Milliseconds for a worker to report its metrics; slower ones are left out of this answer. */
const timeoutMs = 2000;

/** Serves the metrics of all workers at one address, if configured; each series is labelled with its worker. */
export async function gatherMetrics(
  place: MetricsPlace | undefined,
  workers: MeasuredWorkers,
): Promise<MetricsGathering | null> {
  if (place === undefined) return null;
  const { AggregatorRegistry } = await import("prom-client");
  const { serveMetrics } = await import("../metrics/serveMetrics.ts");
  let lastRequest = 0;
  const gather = (): Promise<readonly unknown[][]> => {
    const requestId = (lastRequest += 1);
    const gathered: unknown[][] = [];
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        stopListening();
        resolve(gathered);
      };
      const stopListening = workers.listen((report) => {
        if (report.report !== "metrics" || report.requestId !== requestId) return;
        gathered.push(report.metrics);
        if (gathered.length === workerCount) finish();
      });
      const timer = setTimeout(finish, timeoutMs);
      const workerCount = workers.broadcast({ command: "report-metrics", requestId });
      if (workerCount === 0) finish();
    });
  };
  return serveMetrics(place, async () => AggregatorRegistry.aggregate([...(await gather())]).metrics());
}
