import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";

/** Kinds of background jobs. Each job gets the id of its subject. */
export const jobNames = [
  "payment-check",
  "payment-capture",
  "payment-give-back",
  "stock-release",
  "order-mail",
  "order-notice",
  "order-money",
  "act-mail",
  "withdrawal-mail",
  "withdrawal-notice",
  "case-mail",
  "case-notice",
  "case-answer",
  "withdrawal-answer",
  "review-mail",
  "erasure-mail",
  "account-mail",
  "watch-mail",
  "recall-letters",
  "recall-mail",
  "failure-notice",
  "catalogue-news",
] as const;

/** A kind of background job. */
export type JobName = (typeof jobNames)[number];

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
