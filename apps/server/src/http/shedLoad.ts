import type { FastifyInstance, FastifyRequest } from "fastify";
import { Socket } from "node:net";
import { createGate } from "./createGate.ts";
import { createTurns } from "./createTurns.ts";
import { isBuying } from "./isBuying.ts";

/**
 * Looking around is work for the processor: more than a few at once make all of them late. What buys waits for the
 * database and for providers, and may wait longer for its turn.
 */
const browsing = { atOnce: 8, waiting: 40, patience: 400, longest: 1500 };
const buying = { atOnce: 64, waiting: 200, patience: 1000, longest: 1500 };
/** Files, pictures (which have a queue of their own) and what watches over the process. */
const light =
  /^\/(?:build|assets)\/|^\/(?:favicon\.|icon-|apple-touch-icon|site\.webmanifest|healthz|readyz|robots\.txt|api\/storefront\/policy)/;

/** Whether a request came over the network, and not from a page that is being made in this process. */
const isFromOutside = ({ raw }: FastifyRequest): boolean => raw.socket instanceof Socket;

/** Refuses with 503 what could not be answered in time, looking around before buying. */
export function shedLoad(server: FastifyInstance): void {
  const turn = createTurns(server.server);
  const gates = { browsing: createGate(browsing), buying: createGate(buying) };
  server.decorateRequest("leaveGate", null);
  // Not before the body has come: who sends slowly keeps nobody else out.
  server.addHook("preValidation", async (request) => {
    if (light.test(request.url) || !isFromOutside(request)) return;
    request.leaveGate = await (isBuying(request) ? gates.buying() : gates.browsing());
    await turn();
  });
  // Nor after the answer is made: who reads slowly does not either.
  server.addHook("onSend", async (request, _reply, payload) => {
    request.leaveGate?.();
    return payload;
  });
  server.addHook("onResponse", async (request) => request.leaveGate?.());
  server.addHook("onRequestAbort", async (request) => request.leaveGate?.());
}

declare module "fastify" {
  interface FastifyRequest {
    /** Makes room for the next request; null for one that took none. */
    leaveGate: (() => void) | null;
  }
}
