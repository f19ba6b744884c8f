import type { JobName, Jobs } from "../jobs/Jobs.ts";

/** Jobs that are only collected, for tests that run them by hand. */
export interface RecordedJobs extends Jobs {
  readonly added: readonly { readonly name: JobName; readonly id: number }[];
}

/** Collects jobs without running them. */
export function recordJobs(): RecordedJobs {
  const added: { readonly name: JobName; readonly id: number }[] = [];
  return {
    added,
    async add(name, id) {
      added.push({ name, id });
    },
  };
}
