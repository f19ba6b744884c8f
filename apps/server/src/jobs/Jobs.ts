import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";

/**
 * Letters hold no locks while they are sent: ten at once, a thousand in under four minutes. Jobs that move money or
 * stock hold rows and connections, so they run one by one, two a second. `every` is the seconds between polls.
 */
const oneByOne = { atOnce: 1, every: 0.5 } as const;
const manyAtOnce = { atOnce: 10, every: 2 } as const;

/** Kinds of background jobs, and how many run at once. Each job gets the id of its subject. */
export const jobKinds = [
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
] as const;

/** A kind of background job. */
export type JobName = (typeof jobKinds)[number]["name"];

/** The names of all kinds of background jobs. */
export const jobNames: readonly JobName[] = jobKinds.map(({ name }) => name);

/** When and how often a job runs. */
export interface JobOptions {
  /** The transaction that the job belongs to: it exists only if that commits. */
  readonly db: Kysely<Database>;
  /** Seconds before the first attempt; default 0. */
  readonly afterSeconds?: number;
  /** Runs at most one job of this kind in this many seconds, whatever its subject; the last one added waits. */
  readonly everySeconds?: number;
}

/** A periodic task, run by one of several servers. */
export interface Sweep {
  readonly name: "payment-sweep" | "review-sweep" | "watch-sweep" | "hourly-sweep" | "retention-sweep";
  /** A cron expression. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

/** Background jobs, kept in the database until they are done. */
export interface Jobs {
  readonly add: (name: JobName, id: number, options: JobOptions) => Promise<void>;
}

/** Wraps every attempt of a job and every sweep: a rejection is a failed attempt, and is passed on. */
export type WatchJob = (name: string, run: () => Promise<void>) => Promise<void>;

/** The handlers of jobs; a rejection means a later retry. */
export type JobHandlers = Readonly<Record<JobName, (id: number) => Promise<void>>>;

/** A job whose last attempt has failed. */
export interface GivenUpJob {
  /** Its id in the job library. */
  readonly jobId: string;
  readonly name: string;
  /** The id of its subject. */
  readonly id: number;
  /** Why the last attempt failed. */
  readonly problem: string;
}

/** Called for a job that will not be retried; a rejection means that the call is repeated. */
export type OnGivenUp = (job: GivenUpJob) => Promise<void>;
