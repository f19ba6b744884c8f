import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";

/** What can be done later. Each job gets the id of what it is about. */
export type JobName =
  | "payment-check"
  | "payment-capture"
  | "payment-give-back"
  | "stock-release"
  | "order-mail"
  | "withdrawal-mail";

/** When and how often a job is done. */
export interface JobOptions {
  /** The transaction that the job belongs to: without its commit there is no job. */
  readonly db: Kysely<Database>;
  /** Seconds to wait before the first try; default 0. */
  readonly afterSeconds?: number;
}

/** Work for later, kept in the database until it has been done. */
export interface Jobs {
  readonly add: (name: JobName, id: number, options: JobOptions) => Promise<void>;
}

/** What does a job; a rejection means that it is tried again later. */
export type JobHandlers = Readonly<Record<JobName, (id: number) => Promise<void>>>;
