import type { Outcome } from "./failureOf.ts";

/** Somebody who waits for changes: those that no answered call has carried yet, and the first call that failed. */
interface Ticket {
  readonly keys: readonly string[];
  readonly failure: Outcome | null;
  readonly resolve: (outcome: Outcome) => void;
}

/** Who waits for which changes. */
export interface Tickets {
  /** Settles when calls have carried all these changes: with the last answer, or with the first that was none. */
  readonly issue: (keys: readonly string[]) => Promise<Outcome>;
  /** Notes that a call carries these changes, as far as they were wanted by now; gives what is to hear its outcome. */
  readonly board: (keys: readonly string[]) => (outcome: Outcome) => void;
}

/** Makes the tickets of one queue. Changes of one row that wait together go out together, so a key stands for them. */
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
