import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";

/** What can be done later. Each job gets the id of what it is about. */
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

/** What can be done later. */
export type JobName = (typeof jobNames)[number];

/** When and how often a job is done. */
export interface JobOptions {
  /** The transaction that the job belongs to: without its commit there is no job. */
  readonly db: Kysely<Database>;
  /** Seconds to wait before the first try; default 0. */
  readonly afterSeconds?: number;
  /** Of all such jobs, whatever they are about, one is done in this many seconds; the last of them waits its turn. */
  readonly everySeconds?: number;
}

/** Something that is looked for again and again, by one server of several. */
export interface Sweep {
  readonly name: "payment-sweep" | "review-sweep" | "watch-sweep" | "hourly-sweep" | "retention-sweep";
  /** When, as cron writes it. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

/** Work for later, kept in the database until it has been done. */
export interface Jobs {
  readonly add: (name: JobName, id: number, options: JobOptions) => Promise<void>;
}

/** Stands around every try of a job and every sweep: a rejection is a try that has failed, and is passed on. */
export type WatchJob = (name: string, run: () => Promise<void>) => Promise<void>;

/** What does a job; a rejection means that it is tried again later. */
export type JobHandlers = Readonly<Record<JobName, (id: number) => Promise<void>>>;

/** A job whose last try has failed. */
export interface GivenUpJob {
  /** What the library of jobs calls it. */
  readonly jobId: string;
  readonly name: string;
  /** What it was about. */
  readonly id: number;
  /** Why the last try failed. */
  readonly problem: string;
}

/** Hears of a job that nobody will try again; a rejection means that it hears of it once more. */
export type OnGivenUp = (job: GivenUpJob) => Promise<void>;
