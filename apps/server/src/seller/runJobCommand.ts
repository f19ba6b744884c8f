import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import type { JobName } from "../jobs/Jobs.ts";
import type { GivenUp, RunningJobs } from "../jobs/startJobs.ts";
import { describeFailure, endedJobs, endJobs } from "./givenUpJob.ts";
import type { JobCommand } from "./readJobArguments.ts";

/** The dependencies of commands about failed jobs. */
export interface JobRoom {
  readonly db: Kysely<Database>;
  readonly jobs: Pick<RunningJobs, "listFailed" | "again">;
}

const shown = async (db: Kysely<Database>, { failedAt, ...job }: GivenUp) => ({
  failedAt,
  ...(await describeFailure(db, job)),
});

/** Failed jobs, of one kind or all, without those closed at the desk. */
async function listOpen({ db, jobs }: JobRoom, job: JobName | null): Promise<readonly GivenUp[]> {
  const failed = await jobs.listFailed(job === null ? undefined : [job]);
  const ended = await endedJobs(
    db,
    failed.map(({ id }) => id),
  );
  return failed.filter(({ id }) => !ended.has(id));
}

/** Runs a command about jobs and gives its output. Rejects with the reason in words. */
export async function runJobCommand({ db, jobs }: JobRoom, command: JobCommand): Promise<unknown> {
  if (command.task === "list") {
    const failed: unknown[] = [];
    for (const job of await listOpen({ db, jobs }, command.job)) {
      failed.push(await shown(db, job));
    }
    return failed;
  }
  const ids = "ids" in command ? command.ids : (await listOpen({ db, jobs }, command.job)).map(({ id }) => id);
  const again = await jobs.again(ids);
  await endJobs(db, ids);
  if (again === 0) throw new Error("There is no such job that was given up; they are kept for a week.");
  return { again };
}
