import type { JobName } from "../jobs/Jobs.ts";
import { sellerTexts } from "../texts/sellerTexts.ts";

const ofJobs: Readonly<Record<JobName | "webhook", string>> = sellerTexts.jobs;
const words: Readonly<Record<string, string>> = ofJobs;

/** What could not be done when a job was given up, in words. */
export function failedWork(job: string): string {
  return words[job] ?? sellerTexts.otherJob(job);
}
