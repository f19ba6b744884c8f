import type { JobName } from "../jobs/Jobs.ts";
import { sellerTexts } from "../texts/emails/sellerTexts.ts";

const ofJobs: Readonly<Record<JobName | "webhook", string>> = sellerTexts.jobs;
const words: Readonly<Record<string, string>> = ofJobs;

/** What could not be done because a job failed, in words. */
export function failedWork(job: string): string {
  return words[job] ?? sellerTexts.otherJob(job);
}
