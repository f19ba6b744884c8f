import type pg from "pg";
import { fromKysely, type Job, type JobResult, PgBoss } from "pg-boss";
import * as z from "zod/mini";
import { jobDatabase } from "./jobDatabase.ts";
import type { JobHandlers, JobName, Jobs, Sweep } from "./Jobs.ts";

/** Jobs that are being done. */
export interface RunningJobs extends Jobs {
  /** Starts doing them; before, they only collect. */
  readonly work: (handlers: JobHandlers, sweeps: readonly Sweep[]) => Promise<void>;
  /** Lets what is under way finish, ten seconds at most. */
  readonly stop: () => Promise<void>;
}

/** What the jobs hear of. */
export interface JobsOptions {
  readonly onError: (error: Error) => void;
}

interface JobKind {
  readonly name: JobName;
  /** How many are done at once. */
  readonly atOnce: number;
  /** Seconds from one look for them to the next. */
  readonly every: number;
}

/**
 * Letters hold nothing while they are sent: ten at once, a thousand in under four minutes. What moves money or stock
 * holds rows and connections, and is done one by one, two in a second.
 */
const oneByOne = { atOnce: 1, every: 0.5 };
const manyAtOnce = { atOnce: 10, every: 2 };
const kinds: readonly JobKind[] = [
  { name: "payment-check", ...oneByOne },
  { name: "payment-capture", ...oneByOne },
  { name: "payment-give-back", ...oneByOne },
  { name: "stock-release", ...oneByOne },
  { name: "order-mail", ...manyAtOnce },
  { name: "order-money", ...oneByOne },
  { name: "act-mail", ...manyAtOnce },
  { name: "withdrawal-mail", ...manyAtOnce },
  { name: "withdrawal-notice", ...manyAtOnce },
  { name: "case-mail", ...manyAtOnce },
  { name: "case-notice", ...manyAtOnce },
  { name: "review-mail", ...manyAtOnce },
  { name: "erasure-mail", ...manyAtOnce },
  { name: "catalogue-news", ...oneByOne },
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

const dataSchema = z.object({ id: z.int() });

/** Makes the tables of the jobs if they are missing, and lets jobs be added. */
export async function startJobs(pool: pg.Pool, { onError }: JobsOptions): Promise<RunningJobs> {
  const boss = new PgBoss({ db: jobDatabase(pool), schema: "job", schedule: true, supervise: true });
  boss.on("error", onError);
  await boss.start();
  for (const { name } of kinds) await boss.createQueue(name, queue);
  return {
    async add(name, id, { db: transaction, afterSeconds = 0, everySeconds }) {
      const options = { db: fromKysely(transaction), ...(afterSeconds === 0 ? {} : { startAfter: afterSeconds }) };
      if (everySeconds === undefined) await boss.send(name, { id }, options);
      else await boss.sendDebounced(name, { id }, options, everySeconds, name);
    },
    async work(handlers, sweeps) {
      for (const { name, atOnce, every } of kinds) {
        await boss.work(name, { pollingIntervalSeconds: every, batchSize: atOnce, perJobResults: true }, (jobs) =>
          Promise.all(jobs.map((job) => resultOf(job, handlers[name]))),
        );
      }
      for (const { name, cron, run } of sweeps) {
        await boss.createQueue(name, { retryLimit: 0, expireInSeconds: 240 });
        await boss.work(name, { pollingIntervalSeconds: 30 }, run);
        await boss.schedule(name, cron);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
