import type { IncomingHttpHeaders } from "node:http";
import { type Context, ROOT_CONTEXT } from "@opentelemetry/api";
import { TRACE_PARENT_HEADER, W3CTraceContextPropagator } from "@opentelemetry/core";

const propagator = new W3CTraceContextPropagator();

/**
 * The trace that a request claims to belong to. Only the header `traceparent` is read: the others may contain any text.
 */
export function parentOf(headers: IncomingHttpHeaders): Context {
  return propagator.extract(ROOT_CONTEXT, headers, {
    keys: () => [TRACE_PARENT_HEADER],
    get: (given, name) => (name === TRACE_PARENT_HEADER ? given[name] : undefined),
  });
}

/** The header that passes the trace on to another service. */
export function parentHeaders(context: Context): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagator.inject(context, headers, {
    set: (carrier, name, value) => {
      if (name === TRACE_PARENT_HEADER) carrier[name] = value;
    },
  });
  return headers;
}
