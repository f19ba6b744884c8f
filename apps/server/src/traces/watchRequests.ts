import type { IncomingMessage } from "node:http";
import { type Context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { parentOf } from "./parent.ts";
import type { TraceRoom } from "./TraceRoom.ts";

const methods = new Set(["GET", "HEAD", "POST"]);

/** Traces every request by route pattern; a request that the process sends to itself is part of the caller's trace. */
export function watchRequests(server: FastifyInstance, room: TraceRoom): void {
  const followed = new WeakMap<IncomingMessage, Context>();
  const goOn = ({ raw }: FastifyRequest, done: () => void): void => {
    const context = followed.get(raw);
    if (context === undefined) done();
    else room.within(context, done);
  };
  server.addHook("onRequest", (request, _reply, done) => {
    followed.set(request.raw, begin(request, room));
    goOn(request, done);
  });
  // Reading the body has lost the async context.
  server.addHook("preValidation", (request, _reply, done) => goOn(request, done));
  server.addHook("onResponse", (request, { statusCode }, done) => {
    const context = followed.get(request.raw);
    const span = context === undefined ? undefined : trace.getSpan(context);
    span?.setAttribute("http.response.status_code", statusCode);
    if (statusCode >= 500)
      span?.setAttribute("error.type", String(statusCode)).setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    goOn(request, done);
  });
}

function begin({ method, headers, routeOptions }: FastifyRequest, { tracer, current }: TraceRoom): Context {
  const within = current();
  const parent = within ?? parentOf(headers);
  const knownMethod = methods.has(method) ? method : "_OTHER";
  const route = routeOptions.url;
  const span = tracer.startSpan(
    route === undefined ? knownMethod : `${knownMethod} ${route}`,
    {
      kind: within === undefined ? SpanKind.SERVER : SpanKind.INTERNAL,
      attributes: { "http.request.method": knownMethod, ...(route === undefined ? {} : { "http.route": route }) },
    },
    parent,
  );
  return trace.setSpan(parent, span);
}
