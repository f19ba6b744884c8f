import type pg from "pg";
import { fromKysely, type Job, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import * as z from "zod/mini";
import { type JobDatabase, jobDatabase } from "./jobDatabase.ts";
import {
  type JobHandlers,
  type JobName,
  jobNames,
  type Jobs,
  type OnGivenUp,
  type Sweep,
  type WatchJob,
} from "./Jobs.ts";

/** Jobs that are being done. */
export interface RunningJobs extends Jobs {
  /** Starts doing them; before, they only collect. */
  readonly work: (handlers: JobHandlers, sweeps: readonly Sweep[], onGivenUp: OnGivenUp) => Promise<void>;
  /** What was given up and is still kept, the newest first and a thousand at most: of all names, or of some. */
  readonly listFailed: (names?: readonly JobName[]) => Promise<readonly GivenUp[]>;
  /** Lets jobs that were given up be tried once more, by their ids; answers how many. */
  readonly again: (ids: readonly string[]) => Promise<number>;
  /** Adds jobs of a backup in a transaction; those with an `output` are given up until somebody repeats them. */
  readonly addAgain: (jobs: readonly JobAgain[], client: pg.ClientBase) => Promise<void>;
  /** Lets what is under way finish, ten seconds at most. */
  readonly stop: () => Promise<void>;
}

/** A job that is kept in the queue although nobody will try it again. */
export interface GivenUp {
  readonly id: string;
  readonly name: JobName;
  /** The id of what it is about. */
  readonly subject: number;
  readonly problem: string;
  readonly failedAt: Date;
}

/** A job that there has been before. */
export interface JobAgain {
  readonly id: string;
  readonly name: JobName;
  readonly data: { readonly id: number };
  readonly startAfter: string;
  /** Why it is given up, where it is. */
  readonly output?: unknown;
}

/** What the jobs hear of. */
export interface JobsOptions {
  readonly onError: (error: Error) => void;
  readonly watch?: WatchJob | undefined;
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
  { name: "order-notice", ...manyAtOnce },
  { name: "order-money", ...oneByOne },
  { name: "act-mail", ...manyAtOnce },
  { name: "withdrawal-mail", ...manyAtOnce },
  { name: "withdrawal-notice", ...manyAtOnce },
  { name: "case-mail", ...manyAtOnce },
  { name: "case-notice", ...manyAtOnce },
  { name: "case-answer", ...manyAtOnce },
  { name: "withdrawal-answer", ...manyAtOnce },
  { name: "review-mail", ...manyAtOnce },
  { name: "erasure-mail", ...manyAtOnce },
  { name: "account-mail", ...manyAtOnce },
  { name: "watch-mail", ...manyAtOnce },
  { name: "recall-letters", ...oneByOne },
  { name: "recall-mail", ...manyAtOnce },
  { name: "failure-notice", ...manyAtOnce },
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

/** Where jobs go whose last try has failed. */
const givenUp = "given-up";
/** Told of by a letter that is given up itself, nobody would be told. */
const last: JobName = "failure-notice";

/** Makes the queues that are missing, and leads what is given up where somebody hears of it. */
async function prepareQueues(boss: PgBoss): Promise<void> {
  const known = new Map((await boss.getQueues()).map(({ name, deadLetter }) => [name, deadLetter]));
  if (!known.has(givenUp)) await boss.createQueue(givenUp, queue);
  for (const { name } of kinds) {
    const deadLetter = name === last ? {} : { deadLetter: givenUp };
    if (!known.has(name)) await boss.createQueue(name, { ...queue, ...deadLetter });
    else if (name !== last && known.get(name) !== givenUp) await boss.updateQueue(name, { deadLetter: givenUp });
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

/** Tells of one job that was given up. */
async function tellOf(
  { id, data, sourceName, sourceId, sourceOutput }: JobWithMetadata<unknown>,
  onGivenUp: OnGivenUp,
) {
  const subject = dataSchema.parse(data).id;
  const problem = outputSchema.parse(sourceOutput);
  await onGivenUp({ jobId: sourceId ?? id, name: sourceName ?? "", id: subject, problem });
}

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
/** A job that failed has kept the wait before a next try, hours at the end. */
const atOnceStatement = "UPDATE job.job SET start_after = now() WHERE id = ANY($1::uuid[]) AND state = 'retry'";
const againSchema = z.array(z.object({ id: z.string(), name: z.string() }));

async function listFailed(pool: pg.Pool, names: readonly JobName[]): Promise<readonly GivenUp[]> {
  const { rows } = await pool.query<object>(failedStatement, [names]);
  return failedSchema.parse(rows).flatMap(({ id, name: word, data, output: problem, failedAt }) => {
    const name = names.find((one) => one === word);
    return name === undefined ? [] : [{ id, name, subject: data.id, problem, failedAt }];
  });
}

/** Makes the tables of the jobs if they are missing, and lets jobs be added. */
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
        for (const job of jobs) await tellOf(job, onGivenUp);
      });
      for (const { name, atOnce, every } of kinds) {
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
