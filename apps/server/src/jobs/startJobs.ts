import type pg from "pg";
import { fromKysely, type Job, type JobResult, PgBoss } from "pg-boss";
import * as z from "zod/mini";
import { jobDatabase } from "./jobDatabase.ts";
import type { JobHandlers, JobName, Jobs } from "./Jobs.ts";

/** Jobs that are being done. */
export interface RunningJobs extends Jobs {
  /** Starts doing them; before, they only collect. */
  readonly work: (handlers: JobHandlers, sweep: () => Promise<void>) => Promise<void>;
  /** Lets what is under way finish, ten seconds at most. */
  readonly stop: () => Promise<void>;
}

/** What the jobs hear of. */
export interface JobsOptions {
  readonly onError: (error: Error) => void;
}

interface JobKind {
  readonly name: JobName;
  /** How many are done at once, every two seconds. */
  readonly atOnce: number;
}

/**
 * Letters hold nothing while they are sent: a thousand are gone in under four minutes. What moves money or stock holds
 * rows and connections, and is done one by one.
 */
const kinds: readonly JobKind[] = [
  { name: "payment-check", atOnce: 1 },
  { name: "payment-capture", atOnce: 1 },
  { name: "payment-give-back", atOnce: 1 },
  { name: "stock-release", atOnce: 1 },
  { name: "order-mail", atOnce: 10 },
  { name: "withdrawal-mail", atOnce: 10 },
];

/** Tries over about three days, as providers repeat their notices for that long. */
const queue = {
  retryLimit: 20,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 21_600,
  expireInSeconds: 60,
} as const;

/** Does one job; one that fails is tried again alone, whatever becomes of those beside it. */
async function resultOf({ id, data }: Job<unknown>, handle: (id: number) => Promise<void>): Promise<JobResult> {
  try {
    await handle(dataSchema.parse(data).id);
    return { id, status: "completed" };
  } catch (error) {
    return { id, status: "failed", output: { message: error instanceof Error ? error.message : String(error) } };
  }
}

/** Looks for payments that nobody has told about. One server of several does it. */
const sweepQueue = "payment-sweep";
const everyFiveMinutes = "*/5 * * * *";

const dataSchema = z.object({ id: z.int() });

/** Makes the tables of the jobs if they are missing, and lets jobs be added. */
export async function startJobs(pool: pg.Pool, { onError }: JobsOptions): Promise<RunningJobs> {
  const boss = new PgBoss({ db: jobDatabase(pool), schema: "job", schedule: true, supervise: true });
  boss.on("error", onError);
  await boss.start();
  for (const { name } of kinds) await boss.createQueue(name, queue);
  await boss.createQueue(sweepQueue, { retryLimit: 0, expireInSeconds: 240 });
  return {
    async add(name, id, { db: transaction, afterSeconds = 0 }) {
      const options = { db: fromKysely(transaction), ...(afterSeconds === 0 ? {} : { startAfter: afterSeconds }) };
      await boss.send(name, { id }, options);
    },
    async work(handlers, sweep) {
      for (const { name, atOnce } of kinds) {
        await boss.work(name, { pollingIntervalSeconds: 2, batchSize: atOnce, perJobResults: true }, (jobs) =>
          Promise.all(jobs.map((job) => resultOf(job, handlers[name]))),
        );
      }
      await boss.work(sweepQueue, { pollingIntervalSeconds: 30 }, sweep);
      await boss.schedule(sweepQueue, everyFiveMinutes);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
