import type { FastifyInstance } from "fastify";
import { Server } from "node:net";
import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";

const deadline = 10_000;
const farewell = 1000;
const quiet = 50;

/** How a server is drained. */
export interface DrainOptions {
  /** Other processes accept connections, so there is no need to wait for a quiet moment before closing. */
  readonly othersServe?: boolean;
}

/** A server that can be drained. */
export interface Drain {
  /** Whether it accepts no new connections and no other process replaces it. */
  readonly isEnding: () => boolean;
  readonly end: (options?: DrainOptions) => Promise<void>;
}

/**
 * Prepares a server for draining without resetting connections in use. For a second every response closes its
 * connection; requests still running after that have ten seconds. If other processes serve, the server stops listening
 * before that second. Otherwise it stops after it, and requests arriving in between are answered later, so that nothing
 * keeps the process from accepting waiting connections.
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
    // Connections whose response is sent have nothing left to wait for.
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
      // Connections already on their way when the server stopped listening still arrive for a moment.
      if (isOpen) await pause(farewell);
      return finish(left);
    }
    if (isOpen && (await connectionsOf(server)) > 0) await pause(farewell);
    shutting = waitForNoArrivals(() => arrivals);
    await shutting;
    return finish(isOpen ? new Promise((resolve) => http.close(resolve)) : Promise.resolve());
  };
  return { isEnding: () => ending !== null && ending.othersServe !== true, end };
}

/** Stops listening without cutting idle connections, which `close` of an HTTP server would do. */
function stopListening(http: FastifyInstance["server"]): Promise<unknown> {
  return new Promise((resolve) => Server.prototype.close.call(http, resolve));
}

/**
 * Waits for a quiet moment: each round of the event loop accepts one connection, and connections that are not accepted
 * yet, or have sent no request yet, are reset when the server stops listening.
 */
async function waitForNoArrivals(arrivals: () => number): Promise<void> {
  let counted = arrivals();
  let since = Date.now();
  for (const end = since + farewell; Date.now() < Math.min(since + quiet, end);) {
    await nextRound();
    if (arrivals() === counted) continue;
    counted = arrivals();
    since = Date.now();
  }
}

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
}
