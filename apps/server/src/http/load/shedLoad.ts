import type { FastifyInstance, FastifyRequest } from "fastify";
import { Socket } from "node:net";
import { createGate } from "./createGate.ts";
import { createRenderQueue } from "./createRenderQueue.ts";
import { isBuying } from "./isBuying.ts";

/**
 * Browsing is CPU-bound: more than a few requests at once delay all of them. Buying waits for the database and
 * providers, and may wait longer for its turn.
 */
const browsing = { atOnce: 8, waiting: 40, maxExpectedWait: 400, maxWait: 1500 };
const buying = { atOnce: 64, waiting: 200, maxExpectedWait: 1000, maxWait: 1500 };
/** Files, pictures (which have their own queue) and monitoring. */
const light =
  /^\/(?:build|assets)\/|^\/(?:favicon\.|icon-|apple-touch-icon|site\.webmanifest|healthz|readyz|robots\.txt|api\/storefront\/policy)/;

/** Whether a request came over the network, and not from a page rendered in this process. */
const isFromOutside = ({ raw }: FastifyRequest): boolean => raw.socket instanceof Socket;

/** Refuses requests that cannot be answered in time with 503, browsing before buying. */
export function shedLoad(server: FastifyInstance): void {
  const turn = createRenderQueue(server.server);
  const gates = { browsing: createGate(browsing), buying: createGate(buying) };
  server.decorateRequest("leaveGate", null);
  // After the body has arrived, so that slow senders do not block others.
  server.addHook("preValidation", async (request) => {
    if (light.test(request.url) || !isFromOutside(request)) return;
    request.leaveGate = await (isBuying(request) ? gates.buying() : gates.browsing());
    await turn();
  });
  // As soon as the response is made, so that slow readers do not block others either.
  server.addHook("onSend", async (request, _reply, payload) => {
    request.leaveGate?.();
    return payload;
  });
  server.addHook("onResponse", async (request) => request.leaveGate?.());
  server.addHook("onRequestAbort", async (request) => request.leaveGate?.());
}

declare module "fastify" {
  interface FastifyRequest {
    /** Lets the next request in; null for requests that did not pass a gate. */
    leaveGate: (() => void) | null;
  }
}
