import type { Server } from "node:http";
import { setImmediate as nextRound } from "node:timers/promises";

const mostRounds = 50;

/**
 * Gives turns to work that keeps the process busy, one at a time. Node takes one new connection in each round of its
 * event loop, so that a round in which several pages are drawn leaves all who come waiting, unseen: a turn begins when
 * a round has passed in which nobody came, or fifty rounds after it was asked for.
 */
export function createTurns(server: Pick<Server, "on">): () => Promise<void> {
  let arrivals = 0;
  let last: Promise<void> = Promise.resolve();
  server.on("connection", () => (arrivals += 1));
  const settle = async (): Promise<void> => {
    for (let round = 0; round < mostRounds; round += 1) {
      const before = arrivals;
      await nextRound();
      if (arrivals === before) return;
    }
  };
  return () => {
    last = last.then(settle);
    return last;
  };
}
