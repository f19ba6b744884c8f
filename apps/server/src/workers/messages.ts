import * as z from "zod/mini";

/** What a worker is told by whoever supervises it. */
export const orderSchema = z.discriminatedUnion("order", [
  /** Finish what is under way, and leave; others may serve meanwhile. */
  z.object({ order: z.literal("end"), othersServe: z.boolean() }),
  /** Jobs, sweeps and webhooks are yours. */
  z.object({ order: z.literal("work") }),
  /** The catalogue has changed, and lies in this folder. */
  z.object({ order: z.literal("take catalogue"), folder: z.string() }),
  z.object({ order: z.literal("tell metrics"), question: z.int() }),
]);
export type Order = z.output<typeof orderSchema>;

/** What a worker tells whoever supervises it. */
export const reportSchema = z.discriminatedUnion("report", [
  z.object({ report: z.literal("open") }),
  /** Database and folder are up to date: the catalogue can be read. */
  z.object({ report: z.literal("prepared") }),
  z.object({ report: z.literal("asked to end") }),
  z.object({ report: z.literal("metrics"), question: z.int(), metrics: z.array(z.unknown()) }),
]);
export type Report = z.output<typeof reportSchema>;

/** What a worker is started with. */
export const placeSchema = z.object({
  /** Its place among the workers, from one up. */
  place: z.int(),
  /** How many there are. */
  places: z.int(),
  databaseUrl: z.string(),
  /** Whether it brings the database and the shop's folder up to date. */
  prepares: z.boolean(),
  /** The folder of the catalogue; null where it is to be read anew. */
  catalogue: z.nullable(z.string()),
});
export type WorkerPlace = Readonly<z.output<typeof placeSchema>>;

/** The variable by which a worker is told its place; it is of no use to anybody else. */
export const placeVariable = "TORG_WORKER";
/** The variable by which the process that reads the catalogue is told what to write. */
export const snapshotVariable = "TORG_SNAPSHOT";
/** The variable by which the process that fills an empty database is told which one. */
export const fillingVariable = "TORG_FILLING";
