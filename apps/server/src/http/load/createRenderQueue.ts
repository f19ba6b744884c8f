import type { Server } from "node:http";
import { setImmediate as nextRound } from "node:timers/promises";

const maxRounds = 50;

/**
 * Gives CPU-bound work its turns, one at a time. Node accepts one new connection per round of its event loop, so a
 * round in which several pages are rendered keeps new connections waiting unnoticed. A turn therefore starts after a
 * round without new connections, or fifty rounds after it was requested.
 */
export function createRenderQueue(server: Pick<Server, "on">): () => Promise<void> {
  let arrivals = 0;
  let last: Promise<void> = Promise.resolve();
  server.on("connection", () => (arrivals += 1));
  const settle = async (): Promise<void> => {
    for (let round = 0; round < maxRounds; round += 1) {
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
