import type pg from "pg";
import { fromKysely, type Job, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import * as z from "zod/mini";
import { type JobDatabase, jobDatabase } from "./jobDatabase.ts";
import {
  type JobHandlers,
  type JobName,
  jobKinds,
  jobNames,
  type Jobs,
  type OnGivenUp,
  type Sweep,
  type WatchJob,
} from "./Jobs.ts";
import { messageOf } from "../errors/messageOf.ts";

/** The running jobs. */
export interface RunningJobs extends Jobs {
  /** Starts running jobs; before that they are only collected. */
  readonly work: (handlers: JobHandlers, sweeps: readonly Sweep[], onGivenUp: OnGivenUp) => Promise<void>;
  /** Failed jobs that are still kept, newest first and a thousand at most: of all kinds, or of some. */
  readonly listFailed: (names?: readonly JobName[]) => Promise<readonly GivenUp[]>;
  /** Retries failed jobs by id; gives how many. */
  readonly again: (ids: readonly string[]) => Promise<number>;
  /**
   * Adds jobs of a backup in a transaction; those with an `output` count as failed until they are repeated manually.
   */
  readonly addAgain: (jobs: readonly JobAgain[], client: pg.ClientBase) => Promise<void>;
  /** Lets running jobs finish, ten seconds at most. */
  readonly stop: () => Promise<void>;
}

/** A failed job that is kept although it will not be retried. */
export interface GivenUp {
  readonly id: string;
  readonly name: JobName;
  /** The id of its subject. */
  readonly subject: number;
  readonly problem: string;
  readonly failedAt: Date;
}

/** A job from a backup. */
export interface JobAgain {
  readonly id: string;
  readonly name: JobName;
  readonly data: { readonly id: number };
  readonly startAfter: string;
  /** Why it failed, if it did. */
  readonly output?: unknown;
}

/** Callbacks of the jobs. */
export interface JobsOptions {
  readonly onError: (error: Error) => void;
  readonly watch?: WatchJob | undefined;
}

/** Retries over about three days, as long as providers repeat their webhooks. */
const queue = {
  retryLimit: 20,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 21_600,
  expireInSeconds: 60,
} as const;

/** The dead letter queue. */
const givenUp = "given-up";
/** Has no dead letter queue: a failure of this letter could only be reported by the same letter. */
const last: JobName = "failure-notice";

/** Creates missing queues, and sends failed jobs to the dead letter queue. */
async function prepareQueues(boss: PgBoss): Promise<void> {
  const deadLetterByQueue = new Map((await boss.getQueues()).map(({ name, deadLetter }) => [name, deadLetter]));
  if (!deadLetterByQueue.has(givenUp)) await boss.createQueue(givenUp, queue);
  for (const name of jobNames) {
    const deadLetter = name === last ? {} : { deadLetter: givenUp };
    if (!deadLetterByQueue.has(name)) await boss.createQueue(name, { ...queue, ...deadLetter });
    else if (name !== last && deadLetterByQueue.get(name) !== givenUp)
      await boss.updateQueue(name, { deadLetter: givenUp });
  }
}

const outputSchema = z.catch(
  z.union([
    z.pipe(
      z.object({ message: z.string() }),
      z.transform(({ message }) => message),
    ),
    z.pipe(
      z.object({ value: z.object({ message: z.string() }) }),
      z.transform(({ value }) => value.message),
    ),
  ]),
  "",
);

/** Reports one failed job. */
async function reportGivenUp(
  { id, data, sourceName, sourceId, sourceOutput }: JobWithMetadata<unknown>,
  onGivenUp: OnGivenUp,
) {
  const subject = dataSchema.parse(data).id;
  const problem = outputSchema.parse(sourceOutput);
  await onGivenUp({ jobId: sourceId ?? id, name: sourceName ?? "", id: subject, problem });
}

/** Runs one job; a failed one is retried alone, whatever happens to others of the batch. */
async function resultOf({ id, data }: Job<unknown>, handle: (id: number) => Promise<void>): Promise<JobResult> {
  try {
    await handle(dataSchema.parse(data).id);
    return { id, status: "completed" };
  } catch (error) {
    return { id, status: "failed", output: { message: messageOf(error) } };
  }
}

const dataSchema = z.object({ id: z.int() });
const unwatched: WatchJob = (_name, run) => run();

const giveUpStatement = `
  UPDATE job.job j SET state = 'failed', completed_on = now(), output = $2::jsonb -> (g.place - 1)::int
  FROM unnest($1::uuid[]) WITH ORDINALITY AS g(id, place) WHERE j.id = g.id`;

const failedStatement = `
  SELECT id, name, data, output, completed_on AS "failedAt" FROM job.job
  WHERE state = 'failed' AND name = ANY($1::text[]) ORDER BY completed_on DESC, id LIMIT 1000`;
const failedSchema = z.array(
  z.object({ id: z.string(), name: z.string(), data: dataSchema, output: outputSchema, failedAt: z.date() }),
);

const againStatement = `
  SELECT id, name FROM job.job WHERE state = 'failed' AND id = ANY($1::uuid[]) AND name = ANY($2::text[])`;
/** A failed job keeps its retry delay, which grows to hours. */
const atOnceStatement = "UPDATE job.job SET start_after = now() WHERE id = ANY($1::uuid[]) AND state = 'retry'";
const againSchema = z.array(z.object({ id: z.string(), name: z.string() }));

async function listFailed(pool: pg.Pool, names: readonly JobName[]): Promise<readonly GivenUp[]> {
  const { rows } = await pool.query<object>(failedStatement, [names]);
  return failedSchema.parse(rows).flatMap(({ id, name: word, data, output: problem, failedAt }) => {
    const name = names.find((jobName) => jobName === word);
    return name === undefined ? [] : [{ id, name, subject: data.id, problem, failedAt }];
  });
}

/** Creates the job tables if they are missing, and lets jobs be added. */
export async function startJobs(pool: pg.Pool, { onError, watch = unwatched }: JobsOptions): Promise<RunningJobs> {
  const boss = new PgBoss({ db: jobDatabase(pool), schema: "job", schedule: true, supervise: true });
  boss.on("error", onError);
  await boss.start();
  await prepareQueues(boss);
  return {
    async add(name, id, { db: transaction, afterSeconds = 0, everySeconds }) {
      const options = { db: fromKysely(transaction), ...(afterSeconds === 0 ? {} : { startAfter: afterSeconds }) };
      if (everySeconds === undefined) await boss.send(name, { id }, options);
      else await boss.sendDebounced(name, { id }, options, everySeconds, name);
    },
    async work(handlers, sweeps, onGivenUp) {
      await boss.work(givenUp, { pollingIntervalSeconds: 2, includeMetadata: true }, async (jobs) => {
        for (const job of jobs) await reportGivenUp(job, onGivenUp);
      });
      for (const { name, atOnce, every } of jobKinds) {
        const handle = (id: number): Promise<void> => watch(name, () => handlers[name](id));
        await boss.work(name, { pollingIntervalSeconds: every, batchSize: atOnce, perJobResults: true }, (jobs) =>
          Promise.all(jobs.map((job) => resultOf(job, handle))),
        );
      }
      for (const { name, cron, run } of sweeps) {
        await boss.createQueue(name, { retryLimit: 0, expireInSeconds: 240 });
        await boss.work(name, { pollingIntervalSeconds: 30 }, () => watch(name, run));
        await boss.schedule(name, cron);
      }
    },
    listFailed: (names = jobNames) => listFailed(pool, names),
    async again(ids) {
      const { rows } = await pool.query<object>(againStatement, [ids, jobNames]);
      const found = againSchema.parse(rows);
      for (const { id, name } of found) await boss.retry(name, id);
      await pool.query(atOnceStatement, [found.map(({ id }) => id)]);
      return found.length;
    },
    async addAgain(jobs, client) {
      const db: JobDatabase = { executeSql: (text, values) => client.query<object>(text, values) };
      for (const { name, ...job } of jobs) await boss.insert(name, [job], { db });
      const failed = jobs.filter(({ output }) => output !== undefined);
      const values = [failed.map(({ id }) => id), JSON.stringify(failed.map(({ output }) => output))];
      await client.query(giveUpStatement, values);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
