import type { FastifyInstance } from "fastify";
import { Server } from "node:net";
import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";

const deadline = 10_000;
const farewell = 1000;
const quiet = 50;

/** How a server ends. */
export interface DrainOptions {
  /** Whoever comes is let in by others, so that nobody has to be held until nobody comes. */
  readonly othersServe?: boolean;
}

/** A server that can be ended. */
export interface Drain {
  /** Whether it takes nobody new, and nobody else does in its place. */
  readonly isEnding: () => boolean;
  readonly end: (options?: DrainOptions) => Promise<void>;
}

/**
 * Prepares a server for its end, which comes without resetting a connection that is in use. For a second every answer
 * says that its connection closes, and those that are still at work afterwards have ten seconds. Where others serve, the
 * door closes before that second; else after it, and what is asked in the moment between is answered later, so that
 * nothing keeps the process from letting in who waits.
 */
export function prepareDrain(server: FastifyInstance): Drain {
  let ending: DrainOptions | null = null;
  let arrivals = 0;
  let shutting: Promise<void> | null = null;
  const http = server.server;
  for (const event of ["connection", "request"] as const) http.on(event, () => (arrivals += 1));
  server.addHook("onRequest", async () => {
    if (shutting !== null) await shutting;
  });
  server.addHook("onSend", async (_request, reply, payload) => {
    if (ending !== null) void reply.header("connection", "close");
    return payload;
  });
  const finish = async (closed: Promise<unknown>): Promise<void> => {
    // A connection whose answer is out has nothing left to wait for.
    const sweep = setInterval(() => http.closeIdleConnections(), 50);
    const late = setTimeout(() => http.closeAllConnections(), deadline);
    await closed;
    await server.close();
    clearInterval(sweep);
    clearTimeout(late);
  };
  const end = async (options: DrainOptions = {}): Promise<void> => {
    ending = options;
    const isOpen = http.listening;
    if (options.othersServe === true) {
      const left = isOpen ? stopListening(http) : Promise.resolve();
      // Connections that were on their way here when the door closed come for a moment yet.
      if (isOpen) await pause(farewell);
      return finish(left);
    }
    if (isOpen && (await connectionsOf(server)) > 0) await pause(farewell);
    shutting = untilNobodyCame(() => arrivals);
    await shutting;
    return finish(isOpen ? new Promise((resolve) => http.close(resolve)) : Promise.resolve());
  };
  return { isEnding: () => ending !== null && ending.othersServe !== true, end };
}

/** Lets nobody new in; who has been let in is not cut, as `close` of an HTTP server does with who rests between two pages. */
function stopListening(http: FastifyInstance["server"]): Promise<unknown> {
  return new Promise((resolve) => Server.prototype.close.call(http, resolve));
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
