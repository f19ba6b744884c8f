import { text } from "node:stream/consumers";
import type pg from "pg";
import * as z from "zod/mini";
import { afterRestore } from "../jobs/afterRestore.ts";
import type { JobName } from "../jobs/Jobs.ts";
import type { JobAgain, RunningJobs } from "../jobs/startJobs.ts";
import { type BackupJob, backupJobSchema, entryOf } from "./BackupManifest.ts";
import type { OpenBackup } from "./openBackup.ts";
import { heldBack } from "./restoreTables.ts";

const dataSchema = z.object({ id: z.int() });
const isKnown = (name: string): name is JobName => Object.hasOwn(afterRestore, name);

/** Restores the jobs of a backup; returns the number of mails held back. */
export async function restoreJobs(
  backup: OpenBackup,
  {
    jobs,
    client,
    sendsWaiting,
  }: { readonly jobs: RunningJobs; readonly client: pg.ClientBase; readonly sendsWaiting: boolean },
): Promise<number> {
  const lines = (await text(await backup.read(entryOf.jobs))).split("\n").filter((line) => line !== "");
  const found = lines.flatMap((line) => jobAgain(backupJobSchema.parse(JSON.parse(line)), sendsWaiting));
  // Jobs that the database had before must not run any more.
  await client.query("DELETE FROM job.job");
  await jobs.addAgain(found, client);
  return found.filter(({ output }) => isHeld(output)).length;
}

const heldOutput = { message: heldBack } as const;
const isHeld = (output: unknown): boolean => output === heldOutput;

function jobAgain(
  { id, name, data, state, startAfter, output }: BackupJob,
  sendsWaiting: boolean,
): readonly JobAgain[] {
  if (!isKnown(name) || afterRestore[name] === "drop") return [];
  const job = { id, name, data: dataSchema.parse(data), startAfter };
  if (state === "failed") return [{ ...job, output }];
  return [afterRestore[name] === "hold" && !sendsWaiting ? { ...job, output: heldOutput } : job];
}
