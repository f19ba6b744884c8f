import type { JobName, Jobs } from "../jobs/Jobs.ts";

/** Jobs that only collect, for tests that do them by hand. */
export interface RecordedJobs extends Jobs {
  readonly added: readonly { readonly name: JobName; readonly id: number }[];
}

/** Makes jobs that nobody does. */
export function recordJobs(): RecordedJobs {
  const added: { readonly name: JobName; readonly id: number }[] = [];
  return {
    added,
    async add(name, id) {
      added.push({ name, id });
    },
  };
}
