import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { jobNames, type Jobs } from "../../jobs/Jobs.ts";
import { writeOperatorLog } from "../../operators/writeOperatorLog.ts";
import { failedWork } from "../../seller/failedWork.ts";

/** What to do with failed work. */
export interface JobEnd {
  readonly id: number;
  readonly operatorId: number;
  /** Whether it is retried. */
  readonly isRepeated: boolean;
}

/** Failed work that was removed from the list, with its description. */
export interface EndedJob {
  readonly id: number;
  readonly what: string;
}

/** The result of removing failed work; "unknown-kind" when this version has no such work to retry. */
export type EndJobResult =
  | { readonly ok: true; readonly job: EndedJob }
  | { readonly ok: false; readonly code: "no-job" | "unknown-kind" };

/**
 * Removes failed work from the list of failures, and queues it again if it is to be retried. Submitting the form twice
 * retries it once.
 */
export async function endFailedJob(
  { db, jobs }: { readonly db: Kysely<Database>; readonly jobs: Jobs },
  { id, operatorId, isRepeated }: JobEnd,
): Promise<EndJobResult> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("given_up_job")
      .select(["name", "subject_id", "ended_at"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return { ok: false, code: "no-job" };
    const ended = { ok: true, job: { id, what: failedWork(row.name) } } as const;
    if (row.ended_at !== null) return ended;
    if (isRepeated) {
      const name = jobNames.find((jobName) => jobName === row.name);
      if (name === undefined) return { ok: false, code: "unknown-kind" };
      await jobs.add(name, row.subject_id, { db: transaction });
    }
    await transaction
      .updateTable("given_up_job")
      .set({ ended_at: sql<Date>`now()`, ended_by: operatorId })
      .where("id", "=", id)
      .execute();
    const details = { job: row.name, subject: row.subject_id };
    await writeOperatorLog(transaction, { operatorId, event: isRepeated ? "retry-job" : "end-job", details });
    return ended;
  });
}
