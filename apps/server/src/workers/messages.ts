import * as z from "zod/mini";

/** Commands of the supervisor to a worker. */
export const commandSchema = z.discriminatedUnion("command", [
  /** Finish running work and exit; with `othersServe`, other workers take new requests. */
  z.object({ command: z.literal("end"), othersServe: z.boolean() }),
  /** Run jobs, sweeps and webhooks. */
  z.object({ command: z.literal("run-jobs") }),
  /** The catalogue has changed, and is in this folder. */
  z.object({ command: z.literal("use-catalogue"), folder: z.string() }),
  z.object({ command: z.literal("report-metrics"), requestId: z.int() }),
]);
export type WorkerCommand = z.output<typeof commandSchema>;

/** Reports of a worker to its supervisor. */
export const reportSchema = z.discriminatedUnion("report", [
  z.object({ report: z.literal("open") }),
  /** Database and folder are up to date: the catalogue can be read. */
  z.object({ report: z.literal("prepared") }),
  z.object({ report: z.literal("end-requested") }),
  z.object({ report: z.literal("metrics"), requestId: z.int(), metrics: z.array(z.unknown()) }),
]);
export type WorkerReport = z.output<typeof reportSchema>;

/** The start parameters of a worker. */
export const placeSchema = z.object({
  /** Its place among the workers, from 1. */
  place: z.int(),
  /** The number of places. */
  places: z.int(),
  databaseUrl: z.string(),
  /** Whether it updates the database and the shop's folder. */
  prepares: z.boolean(),
  /** The folder of the catalogue; null if it must be read first. */
  catalogue: z.nullable(z.string()),
});
export type WorkerPlace = Readonly<z.output<typeof placeSchema>>;

/** The environment variable with a worker's place; internal. */
export const placeVariable = "TORG_WORKER";
/** The environment variable with the parameters of the process that writes a snapshot. */
export const snapshotVariable = "TORG_SNAPSHOT";
/** The environment variable with the database that a process is to fill. */
export const fillingVariable = "TORG_FILLING";
