import type { FastifyInstance } from "fastify";
import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";

const deadline = 10_000;
const farewell = 1000;
const quiet = 50;

/**
 * Prepares a server for its end; the answer ends it without resetting a connection that is in use. For a second every answer
 * says that its connection closes; then no new connections are taken, and those that are still at work have ten seconds.
 * What is asked in the moment between is answered after it, so that nothing keeps the process from letting in who waits.
 */
export function prepareDrain(server: FastifyInstance): () => Promise<void> {
  let isEnding = false;
  let arrivals = 0;
  let shutting: Promise<void> | null = null;
  const http = server.server;
  for (const event of ["connection", "request"] as const) http.on(event, () => (arrivals += 1));
  server.addHook("onRequest", async () => {
    if (shutting !== null) await shutting;
  });
  server.addHook("onSend", async (_request, reply, payload) => {
    if (isEnding) void reply.header("connection", "close");
    return payload;
  });
  return async () => {
    isEnding = true;
    if (http.listening && (await connectionsOf(server)) > 0) await pause(farewell);
    shutting = untilNobodyCame(() => arrivals);
    await shutting;
    const closed = http.listening ? new Promise((resolve) => http.close(resolve)) : Promise.resolve();
    // A connection whose answer is out has nothing left to wait for.
    const sweep = setInterval(() => http.closeIdleConnections(), 50);
    const end = setTimeout(() => http.closeAllConnections(), deadline);
    await closed;
    await server.close();
    clearInterval(sweep);
    clearTimeout(end);
  };
}

/**
 * Waits until nobody has come for a while: each round of the event loop lets in one connection, and those that wait to be
 * let in, or have not asked yet, are reset when the door closes.
 */
async function untilNobodyCame(arrivals: () => number): Promise<void> {
  let known = arrivals();
  let since = Date.now();
  for (const end = since + farewell; Date.now() < Math.min(since + quiet, end);) {
    await nextRound();
    if (arrivals() === known) continue;
    known = arrivals();
    since = Date.now();
  }
}

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
}
