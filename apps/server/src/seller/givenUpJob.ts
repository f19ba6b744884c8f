import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { type GivenUpJob, type JobName, jobNames, type Jobs, type OnGivenUp } from "../jobs/Jobs.ts";

/** What there is to say about a failed job. */
export interface ReportedFailure {
  /** Its id in the queue. */
  readonly id: string;
  readonly job: string;
  readonly problem: string;
  /** The order number; null if it is about no order, or the order is gone. */
  readonly order: string | null;
  /** Öre to be moved; null if it is not about money. */
  readonly amountOre: number | null;
}

/** SQL that reads something about a job, by kind and from its subject. */
type Reading<T> = Readonly<Partial<Record<JobName, (subject: RawBuilder<number>) => RawBuilder<T>>>>;

const order = (id: RawBuilder<number>) => sql<number>`${id}::integer`;
const orderOfPayment = (id: RawBuilder<number>) => sql<number>`(SELECT order_id FROM payment WHERE id = ${id})`;
const orderOfCase = (id: RawBuilder<number>) => sql<number>`(SELECT order_id FROM return_case WHERE id = ${id})`;
const orderOfRecall = (id: RawBuilder<number>) => sql<number>`(SELECT order_id FROM recall_letter WHERE id = ${id})`;
const orderOfWithdrawal = (id: RawBuilder<number>) => sql<number>`(SELECT order_id FROM withdrawal WHERE id = ${id})`;

/** The order of a job. */
const orderOf: Reading<number> = {
  "order-mail": order,
  "order-notice": order,
  "order-money": order,
  "review-mail": order,
  "act-mail": (id) => sql`(SELECT order_id FROM order_act WHERE id = ${id})`,
  "payment-check": orderOfPayment,
  "payment-capture": orderOfPayment,
  "payment-give-back": orderOfPayment,
  "case-mail": orderOfCase,
  "case-notice": orderOfCase,
  "case-answer": orderOfCase,
  "withdrawal-mail": orderOfWithdrawal,
  "withdrawal-notice": orderOfWithdrawal,
  "withdrawal-answer": orderOfWithdrawal,
  "recall-mail": orderOfRecall,
};

const amountOfPayment = (id: RawBuilder<number>) => sql<number>`(SELECT amount_ore FROM payment WHERE id = ${id})`;

/** The amount that a job was to move, in öre. */
const amountOf: Reading<number> = {
  "order-money": (id) => sql`(SELECT amount_ore FROM money_move WHERE order_id = ${id} AND done_at IS NULL)`,
  "payment-capture": amountOfPayment,
  "payment-give-back": amountOfPayment,
};

/** The provider's last reason for not moving money; the job itself knows only that it failed. */
const problemOf: Reading<string> = {
  "order-money": (id) => sql`(SELECT problem FROM money_move WHERE order_id = ${id} AND done_at IS NULL)`,
};

const subject = sql<number>`g.subject_id`;

/** SQL that reads something about a job `g` of any kind. */
function ofJob<T>(reading: Reading<T>): RawBuilder<T> {
  const cases = jobNames.flatMap((name) => {
    const read = reading[name];
    return read === undefined ? [] : [sql`WHEN ${name} THEN ${read(subject)}`];
  });
  return sql`CASE g.name ${sql.join(cases, sql` `)} END`;
}

/** A failed job in the queue. */
export interface QueuedFailure {
  readonly id: string;
  readonly name: string;
  /** The id of its subject. */
  readonly subject: number;
  /** Why its last attempt failed. */
  readonly problem: string;
}

/** The columns to show of failed jobs `g`. */
const reportedColumns = sql`g.job_id AS id, g.name AS job, coalesce(nullif(${ofJob(problemOf)}, ''), g.problem) AS problem,
  (SELECT name FROM "order" WHERE id = ${ofJob(orderOf)}) AS "order", ${ofJob(amountOf)}::integer AS "amountOre"`;

/** Finds out what a failed job was about. */
export async function describeFailure(
  db: Kysely<Database>,
  { id, name, subject: subjectId, problem }: QueuedFailure,
): Promise<ReportedFailure | null> {
  const { rows } = await sql<ReportedFailure>`
    SELECT ${reportedColumns} FROM (SELECT ${id}::text AS job_id, ${name}::text AS name, ${subjectId}::integer AS subject_id,
      ${problem}::text AS problem) g`.execute(db);
  return rows[0] ?? null;
}

/** A failed job with its own number and time. */
export interface ListedFailure extends ReportedFailure {
  readonly number: number;
  readonly at: Date;
}

/** Reads failed jobs `g`, newest first. */
export async function readFailures(
  db: Kysely<Database>,
  { condition, limit }: { readonly condition: RawBuilder<boolean>; readonly limit: number },
): Promise<readonly ListedFailure[]> {
  const { rows } = await sql<ListedFailure>`
    SELECT g.id AS number, g.created_at AS at, ${reportedColumns}
    FROM given_up_job g WHERE ${condition} ORDER BY g.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Reads what the seller is to know about a failed job; null if it is unknown. */
export async function readFailure(db: Kysely<Database>, id: number): Promise<ReportedFailure | null> {
  const [found] = await readFailures(db, { condition: sql`g.id = ${id}`, limit: 1 });
  return found ?? null;
}

/** Those of the given queue jobs that the desk has closed. */
export async function endedJobs(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly id: string }>`
    SELECT job_id AS id FROM given_up_job WHERE ended_at IS NOT NULL AND job_id = ANY (${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Removes retried jobs from the desk's list of failures. */
export async function endJobs(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await sql`UPDATE given_up_job SET ended_at = now() WHERE ended_at IS NULL AND job_id = ANY (${ids}::uuid[])`.execute(
    db,
  );
}

/** Stores a failed job, once, and queues the letter about it in the same transaction. */
export function noteGivenUp(db: Kysely<Database>, jobs: Jobs): OnGivenUp {
  return ({ jobId, name, id, problem }: GivenUpJob) =>
    db.transaction().execute(async (transaction) => {
      const made = await transaction
        .insertInto("given_up_job")
        .values({ job_id: jobId, name, subject_id: id, problem })
        // A job that was retried and failed again is reported again.
        .onConflict((conflict) =>
          conflict
            .column("job_id")
            .doUpdateSet({ problem, created_at: sql<Date>`now()`, ended_at: null, ended_by: null })
            .where("given_up_job.ended_at", "is not", null),
        )
        .returning("id")
        .executeTakeFirst();
      if (made !== undefined) await jobs.add("failure-notice", made.id, { db: transaction });
    });
}
