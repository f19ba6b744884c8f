import type { Outcome } from "./failureOf.ts";

/** A caller waiting for changes: those not yet carried by an answered call, and the first call that failed. */
interface Ticket {
  readonly keys: readonly string[];
  readonly failure: Outcome | null;
  readonly resolve: (outcome: Outcome) => void;
}

/** Tracks which callers wait for which changes. */
export interface Tickets {
  /** Resolves when calls have carried all these changes: with the last outcome, or with the first failure. */
  readonly issue: (keys: readonly string[]) => Promise<Outcome>;
  /**
   * Records that a call carries these changes, as far as they were requested by now; returns the function to call with
   * its outcome.
   */
  readonly board: (keys: readonly string[]) => (outcome: Outcome) => void;
}

/** Creates the tickets of one queue. Waiting changes of one row are sent together, so one key stands for them. */
export function createTickets(): Tickets {
  let tickets: readonly Ticket[] = [];
  return {
    issue: (keys) =>
      new Promise((resolve) => {
        tickets = [...tickets, { keys, failure: null, resolve }];
      }),
    board(carried) {
      const aboard = tickets;
      return (outcome) => {
        const later = tickets.filter((ticket) => !aboard.includes(ticket));
        const waiting = aboard.map(({ keys, failure, resolve }): Ticket => ({
          keys: keys.filter((key) => !carried.includes(key)),
          failure: failure ?? (outcome.ok ? null : outcome),
          resolve,
        }));
        tickets = [...waiting.filter(({ keys }) => keys.length > 0), ...later];
        for (const { keys, failure, resolve } of waiting) if (keys.length === 0) resolve(failure ?? outcome);
      };
    },
  };
}
