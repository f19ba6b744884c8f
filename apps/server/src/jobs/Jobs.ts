import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";

/** What can be done later. Each job gets the id of what it is about. */
export type JobName =
  | "payment-check"
  | "payment-capture"
  | "payment-give-back"
  | "stock-release"
  | "order-mail"
  | "order-money"
  | "act-mail"
  | "withdrawal-mail"
  | "withdrawal-notice"
  | "case-mail"
  | "case-notice"
  | "review-mail"
  | "erasure-mail"
  | "catalogue-news";

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
  readonly name: "payment-sweep" | "review-sweep" | "retention-sweep";
  /** When, as cron writes it. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

/** Work for later, kept in the database until it has been done. */
export interface Jobs {
  readonly add: (name: JobName, id: number, options: JobOptions) => Promise<void>;
}

/** What does a job; a rejection means that it is tried again later. */
export type JobHandlers = Readonly<Record<JobName, (id: number) => Promise<void>>>;
