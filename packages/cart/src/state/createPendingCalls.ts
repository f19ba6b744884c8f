import type { Outcome } from "./failureOf.ts";

/** A caller waiting for changes: those not yet carried by an answered call, and the first call that failed. */
interface Waiter {
  readonly keys: readonly string[];
  readonly failure: Outcome | null;
  readonly resolve: (outcome: Outcome) => void;
}

/** Tracks which callers wait for which changes. */
export interface PendingCalls {
  /** Resolves when calls have carried all these changes: with the last outcome, or with the first failure. */
  readonly settled: (keys: readonly string[]) => Promise<Outcome>;
  /**
   * Records that a call carries these changes, as far as they were requested by now; returns the function to call with
   * its outcome.
   */
  readonly start: (keys: readonly string[]) => (outcome: Outcome) => void;
}

/** Creates the waiters of one queue. Waiting changes of one row are sent together, so one key stands for them. */
export function createPendingCalls(): PendingCalls {
  let waiters: readonly Waiter[] = [];
  return {
    settled: (keys) =>
      new Promise((resolve) => {
        waiters = [...waiters, { keys, failure: null, resolve }];
      }),
    start(carriedKeys) {
      const waitersAtStart = waiters;
      return (outcome) => {
        const later = waiters.filter((waiter) => !waitersAtStart.includes(waiter));
        const updated = waitersAtStart.map(({ keys, failure, resolve }): Waiter => ({
          keys: keys.filter((key) => !carriedKeys.includes(key)),
          failure: failure ?? (outcome.ok ? null : outcome),
          resolve,
        }));
        waiters = [...updated.filter(({ keys }) => keys.length > 0), ...later];
        for (const { keys, failure, resolve } of updated) if (keys.length === 0) resolve(failure ?? outcome);
      };
    },
  };
}
